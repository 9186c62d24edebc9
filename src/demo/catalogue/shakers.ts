import { lines } from './description.ts';
import type { Entry } from './entry.ts';

export const shakers: readonly Entry[] = [
  {
    name: 'Shaker Talampa 600 ml',
    brand: 'talampa',
    price: 7500,
    priceUsd: null,
    flavors: { Negro: 20, Rojo: 12, Transparente: 8, Celeste: 0 },
    description: lines('Vaso mezclador de 600 ml con resorte de acero.', 'Libre de BPA. Apto lavavajillas.'),
    drawing: { shape: 'shaker', label: { title: 'TALAMPA', detail: 'Shaker', size: '600 ml' }, pictures: 3 },
  },
  {
    name: 'Shaker Rumbral con Compartimento 500 ml',
    brand: 'rumbral',
    price: 9990,
    priceUsd: null,
    discount: 20,
    flavors: { Rosa: 5, Azul: 7, Negro: 6 },
    description: 'Con dos compartimentos enroscables para llevar el polvo y las cápsulas.',
    drawing: { shape: 'shaker', label: { title: 'RUMBRAL', detail: 'Duo', size: '500 ml' }, pictures: 2 },
  },
];
