import { lines, sheet } from './description.ts';
import type { Entry } from './entry.ts';

export const jointCare: readonly Entry[] = [
  {
    name: 'Colágeno Hidrolizado Ñandubay 360 g',
    brand: 'nandubay',
    price: 23900,
    priceUsd: 16,
    flavors: { 'Frutos Rojos': 10, Limón: 8, Neutro: 6 },
    description: sheet({
      intro: 'Péptidos de colágeno bovino con vitamina C y ácido hialurónico. 10 g de colágeno por porción.',
      use: 'disolvé 1 medida (12 g) en 200 ml de agua, jugo o infusión, una vez por día.',
      ingredients: 'colágeno hidrolizado bovino, vitamina C, ácido hialurónico, aromatizantes, stevia.',
    }),
    drawing: { shape: 'jar', label: { title: 'COLÁGENO', detail: 'Hidrolizado', size: '360 g' }, pictures: 3 },
  },
  {
    name: 'Glucosamina + Condroitín Austrovit x 60',
    brand: 'austrovit',
    price: 21500,
    priceUsd: 14.5,
    amount: 12,
    description: lines('Glucosamina, condroitín y MSM en comprimidos.', 'Contiene derivados de crustáceos.'),
    drawing: { shape: 'bottle', label: { title: 'FLEX', detail: 'Glucosamina', size: '60 comp' }, pictures: 2 },
  },
];
