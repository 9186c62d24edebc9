import { lines, sheet } from './description.ts';
import type { Entry } from './entry.ts';

export const otherProteins: readonly Entry[] = [
  {
    name: 'Proteína Vegana Brotal 900 g',
    brand: 'brotal',
    price: 46900,
    priceUsd: 31.5,
    flavors: { Chocolate: 8, Vainilla: 6, Frutilla: 3 },
    description: sheet({
      intro:
        'Mezcla de proteínas de arveja y arroz, con 21 g de proteína por porción y el perfil completo de aminoácidos ' +
        'esenciales. Sin lácteos, sin gluten y sin azúcar agregada.',
      use: 'mezclá 2 medidas (33 g) en 250 ml de agua o bebida vegetal. Agitá y dejá reposar un minuto.',
      ingredients: 'proteína aislada de arveja, proteína de arroz, cacao, goma xántica, stevia.',
    }),
    drawing: { shape: 'pouch', label: { title: 'VEGANA', detail: 'Arveja + Arroz', size: '900 g' }, pictures: 3 },
  },
  {
    name: 'Caseína Micelar Nocturna Talampa 2 lb',
    brand: 'talampa',
    price: 61500,
    priceUsd: 41.5,
    flavors: { Chocolate: 4, Vainilla: 2 },
    description: lines(
      'Caseína micelar de digestión lenta: 24 g de proteína por porción.',
      'Tomala a la noche o cuando vas a pasar varias horas sin comer.',
      'Contiene derivados de leche.',
    ),
    drawing: { shape: 'tub', label: { title: 'CASEÍNA', detail: 'Micelar', size: '907 g' }, pictures: 2 },
  },
];
