import { lines, sheet } from './description.ts';
import type { Entry } from './entry.ts';

export const vitamins: readonly Entry[] = [
  {
    name: 'Omega-3 Austrovit x 60 cápsulas',
    brand: 'austrovit',
    price: 17900,
    priceUsd: 12,
    discount: 25,
    amount: 31,
    description: sheet({
      intro: 'Aceite de pescado en cápsulas blandas: 360 mg de EPA y 240 mg de DHA por porción.',
      use: 'tomá 2 cápsulas por día con las comidas.',
      ingredients: 'aceite de pescado refinado, gelatina, glicerina, mezcla de tocoferoles.',
      contains: 'Contiene pescado.',
    }),
    drawing: { shape: 'bottle', label: { title: 'OMEGA-3', detail: 'EPA + DHA', size: '60 caps' }, pictures: 3 },
  },
  {
    name: 'Vitamina D3 2000 UI Austrovit en gotas 30 ml',
    brand: 'austrovit',
    price: 12400,
    priceUsd: 8.4,
    amount: 9,
    description: lines('Vitamina D3 en gotas, en base de aceite de girasol.', '2.000 UI cada 4 gotas.'),
    drawing: { shape: 'dropper', label: { title: 'D3', detail: '2000 UI', size: '30 ml' }, pictures: 2 },
  },
  {
    name: 'ZMA Ferroz x 90',
    brand: 'ferroz',
    price: 16800,
    priceUsd: 11.5,
    amount: 1,
    description: 'Zinc, magnesio y vitamina B6 en cápsulas. 30 porciones.',
    drawing: { shape: 'bottle', label: { title: 'ZMA', detail: 'Zinc + Magnesio', size: '90 caps' }, pictures: 1 },
  },
];
