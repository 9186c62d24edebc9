import { lines, sheet } from './description.ts';
import type { Entry } from './entry.ts';

export const energy: readonly Entry[] = [
  {
    name: 'Isotónico Zondera en polvo 700 g',
    brand: 'zondera',
    price: 14900,
    priceUsd: 10,
    flavors: { Naranja: 12, 'Lima Limón': 10, 'Pomelo Rosado': 7, Uva: 0 },
    description: sheet({
      intro: 'Bebida isotónica en polvo con sodio, potasio y magnesio. Rinde 10 litros.',
      use: 'disolvé 35 g en 500 ml de agua fría y tomala antes, durante y después de la actividad.',
      ingredients: 'sacarosa, dextrosa, ácido cítrico, cloruro de sodio, citrato de potasio, aromatizantes.',
    }),
    drawing: { shape: 'pouch', label: { title: 'ISOTÓNICO', detail: 'Sales + Carbos', size: '700 g' }, pictures: 3 },
  },
  {
    name: 'Gel Energético Doble Cumbre con Cafeína 40 g',
    brand: 'doble-cumbre',
    price: 2350.5,
    priceUsd: 1.6,
    flavors: { Café: 30, Limón: 24, 'Frutos Rojos': 18 },
    description: lines('22 g de carbohidratos y 50 mg de cafeína por gel.', 'Acompañalo con agua.'),
    drawing: { shape: 'sachet', label: { title: 'GEL', detail: 'Con Cafeína', size: '40 g' }, pictures: 2 },
  },
  {
    name: 'Bebida Energizante Pulxar Zero 473 ml',
    brand: 'pulxar',
    price: 2990,
    priceUsd: 2,
    flavors: { 'Frambuesa Azul': 24, Mango: 20 },
    description: 'Lata de 473 ml, sin azúcar, con 160 mg de cafeína.',
    drawing: { shape: 'can', label: { title: 'ZERO', detail: 'Energizante', size: '473 ml' }, pictures: 1 },
  },
];
