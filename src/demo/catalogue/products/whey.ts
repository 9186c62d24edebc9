import { formatDescription, joinLines } from '../description.ts';
import type { Entry } from '../entry.ts';

const WHEY_USE = 'mezclá 1 medida (30 g) en 200 ml de agua o leche fría, después de entrenar o entre comidas.';
const DAIRY = 'Contiene derivados de leche y de soja.';

export const whey: readonly Entry[] = [
  {
    name: '100% Whey Talampa 2 lb',
    brand: 'talampa',
    price: 52000,
    priceUsd: 35,
    flavors: { Chocolate: 18, Vainilla: 14, Frutilla: 9, 'Cookies and Cream': 6, Banana: 0 },
    description: formatDescription({
      intro:
        'Proteína de suero concentrada con 24 g de proteína y 5,5 g de BCAA por porción. Se disuelve fácil, no empalaga ' +
        'y rinde 30 porciones. Es la que más sale del local.',
      use: WHEY_USE,
      nutrition: [
        'Valor energético: 121 kcal',
        'Proteínas: 24 g',
        'Carbohidratos: 2,8 g',
        'Azúcares: 1,5 g',
        'Grasas totales: 1,5 g',
        'Sodio: 62 mg',
        'Leucina: 2,6 g',
        'Isoleucina: 1,5 g',
        'Valina: 1,4 g',
      ],
      ingredients: 'concentrado de proteína de suero, cacao en polvo (sabor chocolate), aromatizantes, sucralosa.',
      contains: DAIRY,
    }),
    drawing: { shape: 'tub', label: { title: 'WHEY', detail: '100% Protein', size: '907 g' }, imageCount: 4 },
  },
  {
    name: 'Isolate Zero Kravel 2 lb',
    brand: 'kravel',
    price: 78900,
    priceUsd: 53.5,
    discount: 10,
    flavors: { Chocolate: 7, Vainilla: 5, 'Frutos Rojos': 2 },
    description: formatDescription({
      intro:
        'Aislado de suero con 27 g de proteína por porción, menos de 1 g de azúcares y muy bajo contenido de lactosa.',
      use: WHEY_USE,
      nutrition: [
        'Valor energético: 113 kcal',
        'Proteínas: 27 g',
        'Carbohidratos: 0,9 g',
        'Grasas totales: 0,3 g',
        'Sodio: 48 mg',
      ],
      ingredients: 'aislado de proteína de suero (CFM), aromatizantes, lecitina de girasol, sucralosa.',
      contains: 'Contiene derivados de leche.',
    }),
    drawing: { shape: 'tub', label: { title: 'ISOLATE', detail: 'Zero Lactosa', size: '907 g' }, imageCount: 3 },
  },
  {
    name: 'Whey Protein Kaldén Doypack 1 kg',
    brand: 'kalden',
    price: 38500,
    priceUsd: 26,
    flavors: { Chocolate: 21, Vainilla: 16, 'Dulce de Leche': 11 },
    description: joinLines(
      'La whey de todos los días, en doypack con cierre.',
      '22 g de proteína por porción, 33 porciones.',
      'Contiene derivados de leche y de soja.',
    ),
    drawing: { shape: 'pouch', label: { title: 'WHEY', detail: 'Protein', size: '1 kg' }, imageCount: 2 },
  },
  {
    name: '100% Whey Talampa 5 lb',
    brand: 'talampa',
    price: 119900,
    priceUsd: 81,
    discount: 10,
    flavors: { Chocolate: 6, Vainilla: 4, Frutilla: 1 },
    description: formatDescription({
      intro: 'La misma whey de siempre en el envase grande: 75 porciones de 24 g de proteína, más barata por porción.',
      use: WHEY_USE,
      ingredients: 'concentrado de proteína de suero, cacao en polvo (sabor chocolate), aromatizantes, sucralosa.',
      contains: DAIRY,
    }),
    drawing: { shape: 'tub', label: { title: 'WHEY', detail: '100% Protein', size: '2,27 kg' }, imageCount: 3 },
  },
  {
    name: 'Hidrolizada Kravel Hydro 1,6 kg',
    brand: 'kravel',
    price: 138500,
    priceUsd: 93.5,
    flavors: { Chocolate: 2, Vainilla: 1 },
    description: formatDescription({
      intro: 'Proteína de suero hidrolizada, de rápida absorción. 28 g de proteína por porción y 48 porciones.',
      use: 'mezclá 1 medida (33 g) en 250 ml de agua, después de entrenar.',
      ingredients:
        'proteína de suero hidrolizada, aislado de proteína de suero, aromatizantes, lecitina de girasol, sucralosa.',
      contains: 'Contiene derivados de leche.',
    }),
    drawing: { shape: 'tub', label: { title: 'HYDRO', detail: 'Hidrolizada', size: '1,6 kg' }, imageCount: 2 },
  },
  {
    name: 'Whey Ferroz Titán 2 lb',
    brand: 'ferroz',
    price: 49900,
    priceUsd: 33.5,
    discount: 15,
    flavors: { Chocolate: 9, 'Cookies and Cream': 7, Banana: 3 },
    description: joinLines(
      '23 g de proteína por porción con enzimas digestivas agregadas.',
      '28 porciones. Incluye medidor.',
      '',
      'Contiene derivados de leche y de soja.',
    ),
    drawing: { shape: 'tub', label: { title: 'TITÁN', detail: 'Whey Protein', size: '907 g' }, imageCount: 3 },
  },
  {
    name: 'Iso Whey 90% Doble Cumbre 1 kg',
    brand: 'doble-cumbre',
    price: 86500,
    priceUsd: 58.5,
    flavors: { 'Chocolate Blanco': 5, Frutilla: 4, Neutro: 6 },
    description: formatDescription({
      intro:
        'Aislado de suero por microfiltración, 90% de proteína sobre materia seca. La versión neutra no lleva ' +
        'endulzantes ni aromas y sirve para cocinar.',
      use: WHEY_USE,
      ingredients: 'aislado de proteína de suero de leche, lecitina de girasol; aromatizantes y stevia en los sabores.',
      contains: 'Contiene derivados de leche.',
    }),
    drawing: { shape: 'pouch', label: { title: 'ISO 90%', detail: 'Aislada', size: '1 kg' }, imageCount: 3 },
  },
  {
    name: 'Whey Protein Kaldén Sin Sabor 1 kg',
    brand: 'kalden',
    price: 36900,
    priceUsd: 25,
    amount: 13,
    description:
      'Concentrado de suero al 80%, sin sabor ni endulzantes. Para licuados, panqueques y budines. Contiene leche.',
    drawing: { shape: 'pouch', label: { title: 'WHEY', detail: 'Sin Sabor', size: '1 kg' }, imageCount: 1 },
  },
  {
    name: 'Proteína Blend Pumalén 3 lb',
    brand: 'pumalen',
    price: 57800,
    priceUsd: 39,
    flavors: { 'Dulce de Leche': 8, Chocolate: 7, Vainilla: 5 },
    description: joinLines(
      'Mezcla de whey, caseína y albúmina de huevo.',
      '22 g de proteína por porción, 42 porciones.',
      'Contiene leche, huevo y soja.',
    ),
    drawing: { shape: 'tub', label: { title: 'BLEND', detail: '3 Proteínas', size: '1,36 kg' }, imageCount: 2 },
  },
  {
    name: 'Clear Whey Zondera 500 g',
    brand: 'zondera',
    price: 54900,
    priceUsd: 37,
    discount: 20,
    flavors: { 'Limonada Rosa': 4, Durazno: 3, 'Frutos Rojos': 5 },
    description: formatDescription({
      intro:
        'Aislado de suero que queda transparente y liviano, como un jugo. 20 g de proteína por porción, sin grasas.',
      use: 'mezclá 1 medida (25 g) en 400 ml de agua bien fría y dejá bajar la espuma un par de minutos.',
      ingredients: 'aislado de proteína de suero, ácido cítrico, ácido málico, aromatizantes, sucralosa.',
      contains: 'Contiene derivados de leche.',
    }),
    drawing: { shape: 'pouch', label: { title: 'CLEAR', detail: 'Whey Isolate', size: '500 g' }, imageCount: 3 },
  },
  {
    name: 'Whey Protein Kaldén Sachet 30 g',
    brand: 'kalden',
    price: 1999.99,
    priceUsd: 1.4,
    flavors: { Chocolate: 36, Vainilla: 30, 'Dulce de Leche': 24 },
    description: 'Una porción para probar el sabor o llevar en el bolso. Contiene leche y soja.',
    drawing: { shape: 'sachet', label: { title: 'WHEY', detail: '1 porción', size: '30 g' }, imageCount: 1 },
  },
  {
    name: 'Isolate Ferroz Definición 2 lb',
    brand: 'ferroz',
    price: 76500,
    priceUsd: 51.5,
    flavors: { Vainilla: 0, Chocolate: 0 },
    description: joinLines(
      '26 g de proteína y 1 g de carbohidratos por porción.',
      'Vuelve a entrar a fin de mes.',
      'Contiene leche.',
    ),
    drawing: { shape: 'tub', label: { title: 'ISOLATE', detail: 'Definición', size: '907 g' }, imageCount: 2 },
  },
  {
    name: 'Whey Mujer Rumbral Fit 700 g',
    brand: 'rumbral',
    price: 43900,
    priceUsd: 29.5,
    flavors: { Frutilla: 6, Vainilla: 6, Coco: 2 },
    description: joinLines(
      '20 g de proteína, colágeno y biotina por porción.',
      'Endulzada con stevia. 25 porciones.',
      'Contiene derivados de leche.',
    ),
    drawing: { shape: 'pouch', label: { title: 'FIT', detail: 'Whey + Colágeno', size: '700 g' }, imageCount: 2 },
  },
];
