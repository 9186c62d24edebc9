import { lines } from './description.ts';
import type { Entry } from './entry.ts';

export const accessories: readonly Entry[] = [
  {
    name: 'Cinturón de Levantamiento Fierral 10 cm',
    brand: 'fierral',
    price: 45900,
    priceUsd: 31,
    flavors: { Negro: 5, Marrón: 2 },
    description: lines(
      'Cuero vacuno de 8 mm con doble aguja.',
      'Ancho parejo de 10 cm.',
      'Talles M y L: avisanos cuál querés.',
    ),
    drawing: { shape: 'belt', label: { title: 'FIERRAL', detail: 'Cuero', size: '10 cm' }, pictures: 3 },
  },
  {
    name: 'Straps con Lazo Fierral (par)',
    brand: 'fierral',
    price: 9800,
    priceUsd: null,
    flavors: { Negro: 14, Rojo: 6, 'Verde Militar': 3 },
    description: 'Par de straps de algodón reforzado de 60 cm, con neopreno en la muñeca.',
    drawing: { shape: 'straps', label: { title: 'FIERRAL', detail: 'Straps', size: 'Par' }, pictures: 2 },
  },
  {
    name: 'Guantes de Entrenamiento Rumbral',
    brand: 'rumbral',
    price: 14500,
    priceUsd: null,
    discount: 15,
    flavors: { 'Negro Talle S': 3, 'Negro Talle M': 6, 'Negro Talle L': 4, 'Gris Talle M': 0 },
    description: lines('Palma acolchada y ajuste con abrojo.', 'Tela que respira y se lava a mano.'),
    drawing: { shape: 'gloves', label: { title: 'RUMBRAL', detail: 'Guantes', size: 'S M L' }, pictures: 2 },
  },
  {
    name: 'Bandas Elásticas Fierral Set x 5',
    brand: 'fierral',
    price: 16900,
    priceUsd: 11.5,
    amount: 11,
    description: lines('Cinco bandas circulares de látex, de 2 a 20 kg.', 'Con bolsita para llevarlas.'),
    drawing: { shape: 'bands', label: { title: 'FIERRAL', detail: 'Set x 5', size: '2 a 20 kg' }, pictures: 2 },
  },
  {
    name: 'Soga de Saltar con Rulemanes Fierral',
    brand: 'fierral',
    price: 8900,
    priceUsd: null,
    flavors: { Negro: 9, Rojo: 5, Azul: 4 },
    description: 'Cable de acero recubierto de 3 metros, largo regulable.',
    drawing: { shape: 'rope', label: { title: 'FIERRAL', detail: 'Soga', size: '3 m' }, pictures: 1 },
  },
  {
    name: 'Colchoneta de Yoga Rumbral 6 mm',
    brand: 'rumbral',
    price: 19900,
    priceUsd: 13.5,
    flavors: { Lila: 6, Turquesa: 5, Gris: 4 },
    description: lines('Goma TPE de 6 mm, 183 x 61 cm.', 'Antideslizante de los dos lados.'),
    drawing: { shape: 'mat', label: { title: 'RUMBRAL', detail: 'Yoga', size: '6 mm' }, pictures: 2 },
  },
];
