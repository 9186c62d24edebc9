import { lines, sheet } from './description.ts';
import type { Entry } from './entry.ts';

export const snacks: readonly Entry[] = [
  {
    name: 'Barra Proteica Crocalia 60 g',
    brand: 'crocalia',
    price: 3200,
    priceUsd: 2.2,
    flavors: { 'Chocolate con Maní': 40, 'Cookies and Cream': 32, 'Dulce de Leche': 28, Coco: 0 },
    description: lines('20 g de proteína y 2 g de azúcares por barra.', 'Contiene leche, soja y maní.'),
    drawing: { shape: 'bar', label: { title: 'PROTEICA', detail: '20 g proteína', size: '60 g' }, pictures: 3 },
  },
  {
    name: 'Barras Proteicas Crocalia Caja x 12 unidades',
    brand: 'crocalia',
    price: 35500,
    priceUsd: 24,
    discount: 10,
    flavors: { 'Chocolate con Maní': 6, 'Cookies and Cream': 4 },
    description: 'Caja cerrada de 12 barras de 60 g, todas del mismo sabor. Contiene leche, soja y maní.',
    drawing: { shape: 'box', label: { title: 'PROTEICA', detail: 'Caja x 12', size: '12 x 60 g' }, pictures: 2 },
  },
  {
    name: 'Mantequilla de Maní Brotal 1 kg',
    brand: 'brotal',
    price: 11900,
    priceUsd: 8,
    amount: 17,
    description: sheet({
      intro:
        'Pasta de maní tostado 100%, sin azúcar ni sal agregada. Es normal que el aceite se separe: revolvé y listo.',
      use: 'untala en tostadas, sumala a licuados o comela a cucharadas.',
      ingredients: 'maní tostado.',
      contains: 'Contiene maní. Puede contener trazas de otros frutos secos.',
    }),
    drawing: { shape: 'jar', label: { title: 'MANÍ', detail: 'Mantequilla', size: '1 kg' }, pictures: 2 },
  },
];
