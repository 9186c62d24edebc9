import { lines, sheet } from './description.ts';
import type { Entry } from './entry.ts';

const CREATINE_USE = 'tomá 5 g por día (1 medida) disueltos en agua o jugo, todos los días, entrenes o no.';

export const creatines: readonly Entry[] = [
  {
    name: 'Creatina Monohidrato Talampa 300 g',
    brand: 'talampa',
    price: 27000,
    priceUsd: 18,
    amount: 42,
    description: sheet({
      intro: 'Creatina monohidrato micronizada, sin sabor y sin agregados. 60 porciones de 5 g.',
      use: CREATINE_USE,
      ingredients: 'creatina monohidrato micronizada 100%.',
    }),
    drawing: { shape: 'jar', label: { title: 'CREATINA', detail: 'Monohidrato', size: '300 g' }, pictures: 3 },
  },
  {
    name: 'Creatina Kravel Doypack 500 g',
    brand: 'kravel',
    price: 39900,
    priceUsd: 27,
    discount: 15,
    flavors: { Neutro: 12, 'Frutos Rojos': 5, Limón: 0 },
    description: lines('Creatina monohidrato en doypack con cierre.', '100 porciones de 5 g.'),
    drawing: { shape: 'pouch', label: { title: 'CREATINA', detail: 'Micronizada', size: '500 g' }, pictures: 2 },
  },
  {
    name: 'Creatina en Cápsulas Ferroz x 120',
    brand: 'ferroz',
    price: 22500,
    priceUsd: 15,
    amount: 2,
    description: 'Creatina monohidrato en cápsulas, práctica para llevar. 4 cápsulas por porción.',
    drawing: { shape: 'bottle', label: { title: 'CREATINA', detail: 'Cápsulas', size: '120 caps' }, pictures: 1 },
  },
];
