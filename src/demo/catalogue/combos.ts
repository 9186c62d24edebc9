import { lines } from './description.ts';
import type { Entry } from './entry.ts';

export const combos: readonly Entry[] = [
  {
    name: 'Combo Volumen: Whey + Creatina Talampa',
    brand: 'talampa',
    price: 79000,
    priceUsd: 53.5,
    discount: 12.5,
    flavors: { Chocolate: 5, Vainilla: 4, Frutilla: 2 },
    description: lines(
      'Incluye:',
      '- 1 x 100% Whey Talampa 2 lb (elegí el sabor)',
      '- 1 x Creatina Monohidrato Talampa 300 g',
    ),
    drawing: {
      shape: 'bundle',
      label: { title: 'VOLUMEN', detail: 'Whey + Creatina', size: '' },
      parts: ['tub', 'jar'],
      pictures: 2,
    },
  },
  {
    name: 'Combo Arranque: Creatina + Shaker Kravel',
    brand: 'kravel',
    price: 33900,
    priceUsd: 23,
    amount: 7,
    description: lines('Incluye:', '- 1 x Creatina Kravel 300 g', '- 1 x Shaker de 600 ml'),
    drawing: {
      shape: 'bundle',
      label: { title: 'ARRANQUE', detail: 'Creatina + Shaker', size: '' },
      parts: ['jar', 'shaker'],
      pictures: 1,
    },
  },
];
