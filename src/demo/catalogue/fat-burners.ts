import { lines, sheet } from './description.ts';
import type { Entry } from './entry.ts';

export const fatBurners: readonly Entry[] = [
  {
    name: 'L-Carnitina Líquida Zondera 500 ml',
    brand: 'zondera',
    price: 18900,
    priceUsd: 13,
    flavors: { Limón: 7, 'Frutos Rojos': 6, Ananá: 2 },
    description: sheet({
      intro: 'L-carnitina líquida, 2.000 mg por porción y sin azúcar. 33 porciones.',
      use: 'tomá 15 ml puros o diluidos en agua, 30 minutos antes de la actividad física.',
      ingredients: 'agua, L-carnitina base, ácido cítrico, aromatizantes, sucralosa, sorbato de potasio.',
    }),
    drawing: { shape: 'bottle', label: { title: 'L-CARNITINA', detail: '2000 mg', size: '500 ml' }, pictures: 3 },
  },
  {
    name: 'Cafeína 200 mg Pulxar x 60',
    brand: 'pulxar',
    price: 13500,
    priceUsd: 9.1,
    amount: 24,
    description: lines('60 comprimidos de 200 mg de cafeína anhidra.', 'No superes un comprimido por día.'),
    drawing: { shape: 'bottle', label: { title: 'CAFEÍNA', detail: '200 mg', size: '60 comp' }, pictures: 1 },
  },
];
