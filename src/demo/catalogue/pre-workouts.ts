import { lines, sheet } from './description.ts';
import type { Entry } from './entry.ts';

export const preWorkouts: readonly Entry[] = [
  {
    name: 'Pre-Entreno Furia Ferroz 300 g',
    brand: 'ferroz',
    price: 34500,
    priceUsd: 23.5,
    discount: 20,
    flavors: { 'Frambuesa Azul': 9, Sandía: 7, 'Manzana Verde': 4, Uva: 1 },
    description: sheet({
      intro: 'Pre-entreno con 200 mg de cafeína, 6 g de citrulina malato y 3,2 g de beta alanina por porción.',
      use: 'tomá 1 medida (10 g) en 300 ml de agua fría, 20 a 30 minutos antes de entrenar. Empezá con media medida.',
      ingredients: 'citrulina malato, beta alanina, taurina, cafeína anhidra, aromatizantes, sucralosa.',
      contains: 'La beta alanina puede dar un hormigueo pasajero en la piel.',
      warnings: 'stimulant',
    }),
    drawing: { shape: 'jar', label: { title: 'FURIA', detail: 'Pre-Entreno', size: '300 g' }, pictures: 4 },
  },
  {
    name: 'Pulxar Nova Pre-Workout 30 servicios',
    brand: 'pulxar',
    price: 41800,
    priceUsd: 28,
    flavors: { 'Limonada Rosa': 6, 'Ponche de Frutas': 8, Cereza: 3 },
    description: lines('30 servicios.', '250 mg de cafeína por porción.', 'No superes una porción por día.'),
    drawing: { shape: 'jar', label: { title: 'NOVA', detail: 'Pre-Workout', size: '360 g' }, pictures: 3 },
  },
  {
    name: 'Pre-Entreno Sin Estimulantes Kravel 250 g',
    brand: 'kravel',
    price: 32900,
    priceUsd: 22,
    flavors: { 'Lima Limón': 5, Maracuyá: 5 },
    description: 'Citrulina, beta alanina y betaína, sin cafeína. Ideal si entrenás a la noche.',
    drawing: { shape: 'jar', label: { title: 'PUMP', detail: 'Sin Cafeína', size: '250 g' }, pictures: 2 },
  },
];
