import { lines, sheet } from './description.ts';
import type { Entry } from './entry.ts';

const WHEY_USE = 'mezclá 1 medida (30 g) en 200 ml de agua o leche fría, después de entrenar o entre comidas.';
const DAIRY = 'Contiene derivados de leche y de soja.';

export const whey: readonly Entry[] = [
  {
    name: '100% Whey Talampa 2 lb',
    brand: 'talampa',
    price: 52000,
    priceUsd: 35,
    flavors: { Chocolate: 18, Vainilla: 14, Frutilla: 9, 'Cookies and Cream': 6, Banana: 0 },
    description: sheet({
      intro:
        'Proteína de suero concentrada con 24 g de proteína y 5,5 g de BCAA por porción. Se disuelve fácil, no empalaga ' +
        'y rinde 30 porciones. Es la que más sale del local.',
      use: WHEY_USE,
      ingredients: 'concentrado de proteína de suero, cacao en polvo (sabor chocolate), aromatizantes, sucralosa.',
      contains: DAIRY,
    }),
    drawing: { shape: 'tub', label: { title: 'WHEY', detail: '100% Protein', size: '907 g' }, pictures: 4 },
  },
  {
    name: 'Isolate Zero Kravel 2 lb',
    brand: 'kravel',
    price: 78900,
    priceUsd: 53.5,
    discount: 10,
    flavors: { Chocolate: 7, Vainilla: 5, 'Frutos Rojos': 2 },
    description: sheet({
      intro:
        'Aislado de suero con 27 g de proteína por porción, menos de 1 g de azúcares y muy bajo contenido de lactosa.',
      use: WHEY_USE,
      ingredients: 'aislado de proteína de suero (CFM), aromatizantes, lecitina de girasol, sucralosa.',
      contains: 'Contiene derivados de leche.',
    }),
    drawing: { shape: 'tub', label: { title: 'ISOLATE', detail: 'Zero Lactosa', size: '907 g' }, pictures: 3 },
  },
  {
    name: 'Whey Protein Kaldén Doypack 1 kg',
    brand: 'kalden',
    price: 38500,
    priceUsd: 26,
    flavors: { Chocolate: 21, Vainilla: 16, 'Dulce de Leche': 11 },
    description: lines(
      'La whey de todos los días, en doypack con cierre.',
      '22 g de proteína por porción, 33 porciones.',
      'Contiene derivados de leche y de soja.',
    ),
    drawing: { shape: 'pouch', label: { title: 'WHEY', detail: 'Protein', size: '1 kg' }, pictures: 2 },
  },
];
