import { lines, sheet } from './description.ts';
import type { Entry } from './entry.ts';

export const gainers: readonly Entry[] = [
  {
    name: 'Mutante Mass Gainer Pumalén 3 kg',
    brand: 'pumalen',
    price: 58900,
    priceUsd: 40,
    flavors: { Chocolate: 6, Vainilla: 5, 'Cookies and Cream': 2 },
    description: sheet({
      intro: 'Ganador de peso con 50 g de proteína y 250 g de carbohidratos por porción completa.',
      use: 'mezclá 2 medidas en 500 ml de leche o agua. Podés repartir la porción en dos tomas.',
      ingredients: 'maltodextrina, concentrado de suero, avena en polvo, cacao, aromatizantes.',
      contains: 'Contiene derivados de leche, avena y soja.',
    }),
    drawing: { shape: 'tub', label: { title: 'MUTANTE', detail: 'Mass Gainer', size: '3 kg' }, pictures: 3 },
  },
  {
    name: 'Ganador de Peso Pumalén 1,5 kg',
    brand: 'pumalen',
    price: 31900,
    priceUsd: 21.5,
    flavors: { Chocolate: 9, Frutilla: 4, Vainilla: 8 },
    description: lines('Calorías y proteínas en un solo batido.', 'Rinde 15 porciones.', 'Contiene leche.'),
    drawing: { shape: 'pouch', label: { title: 'GAINER', detail: 'Ganador de Peso', size: '1,5 kg' }, pictures: 2 },
  },
];
