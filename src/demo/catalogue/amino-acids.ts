import { lines, sheet } from './description.ts';
import type { Entry } from './entry.ts';

export const aminoAcids: readonly Entry[] = [
  {
    name: 'BCAA 2:1:1 Kravel 300 g',
    brand: 'kravel',
    price: 26900,
    priceUsd: 18,
    flavors: { Naranja: 8, Limón: 8, 'Frutos Rojos': 6, Neutro: 3 },
    description: sheet({
      intro:
        'Leucina, isoleucina y valina en relación 2:1:1. 5 g de aminoácidos ramificados por porción, 50 porciones.',
      use: 'disolvé 1 medida (6 g) en 250 ml de agua y tomala durante el entrenamiento.',
      ingredients: 'L-leucina, L-isoleucina, L-valina, ácido cítrico, aromatizantes, sucralosa.',
    }),
    drawing: { shape: 'jar', label: { title: 'BCAA', detail: '2:1:1', size: '300 g' }, pictures: 3 },
  },
  {
    name: 'Glutamina Talampa 300 g',
    brand: 'talampa',
    price: 24500,
    priceUsd: 16.5,
    amount: 19,
    description: lines('L-glutamina micronizada sin sabor.', '60 porciones de 5 g.'),
    drawing: { shape: 'jar', label: { title: 'GLUTAMINA', detail: 'Micronizada', size: '300 g' }, pictures: 2 },
  },
  {
    name: 'Beta-Alanina Pulxar 200 g',
    brand: 'pulxar',
    price: 19800,
    priceUsd: 13.5,
    amount: 0,
    description: 'Beta alanina pura en polvo, sin sabor. 62 porciones de 3,2 g.',
    drawing: { shape: 'pouch', label: { title: 'BETA', detail: 'Alanina', size: '200 g' }, pictures: 1 },
  },
];
