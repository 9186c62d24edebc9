import { lines } from './description.ts';
import type { Entry } from './entry.ts';

export const clothing: readonly Entry[] = [
  {
    name: 'Remera Dry Talampa',
    brand: 'talampa',
    price: 18500,
    priceUsd: null,
    flavors: { 'Negro Talle M': 4, 'Negro Talle L': 6, 'Negro Talle XL': 2, 'Blanco Talle M': 3, 'Blanco Talle L': 0 },
    description: lines('Remera de secado rápido.', 'Corte regular.', 'Lavar con agua fría.'),
    drawing: { shape: 'shirt', label: { title: 'TALAMPA', detail: 'Dry', size: '' }, pictures: 2 },
  },
  {
    name: 'Gorra Rumbral Runner',
    brand: 'rumbral',
    price: 13900,
    priceUsd: null,
    flavors: { Negro: 8, Blanco: 5, Azul: 3, Fucsia: 2 },
    description: 'Gorra liviana con ventilación lateral y ajuste trasero.',
    drawing: { shape: 'cap', label: { title: 'RUMBRAL', detail: 'Runner', size: '' }, pictures: 1 },
  },
  {
    name: 'Bolso Deportivo Fierral 35 L',
    brand: 'fierral',
    price: 32000,
    priceUsd: null,
    flavors: { Negro: 6, 'Azul Marino': 3 },
    description: lines('Bolso de 35 litros con bolsillo para calzado.', 'Correa regulable y cierre reforzado.'),
    drawing: { shape: 'bag', label: { title: 'FIERRAL', detail: '35 L', size: '' }, pictures: 2 },
  },
];
