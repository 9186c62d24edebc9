import { expect, it } from 'vitest';
import { withSaidAmounts } from './said-amounts.ts';

const write = (line: string) => withSaidAmounts([line])[0];

it.each([
  ['la suave te queda en 6 mil 700 la media', 'la suave te queda en 6.700 la media'],
  ['el de 20 kilos 71 mil eh', 'el de 20 kilos 71.000 eh'],
  ['6mil700 y 15Mil', '6.700 y 15.000'],
  ['la de diez cincuenta y seis mil novecientos', 'la de diez 56.900'],
  ['37 mil ochocientos', '37.800'],
  ['treinta mil 500', '30.500'],
  ['37,5 mil', '37.500'],
  ['mil doscientos cincuenta', '1.250'],
  ['sale mil pesos', 'sale 1.000 pesos'],
  ['Quinientos pesos', '500 pesos'],
  ['9 mil 50', '9.050'],
  ['72 lucas', '72.000'],
  ['siete lucas y media', '7.500'],
  ['$ 6 mil', '$ 6.000'],
  ['detona 250 a 36k, la otra no entra', 'detona 250 a 36.000, la otra no entra'],
  // What stands before or behind an amount is of something else.
  ['figura ocho dieciséis mil cien', 'figura ocho 16.100'],
  ['de 100 por 50 15 mil 600', 'de 100 por 50 15.600'],
  ['quince mil dos sogas', '15.000 dos sogas'],
  ['el común 9 mil 500 ml 8 mil', 'el común 9.000 500 ml 8.000'],
  ['treinta mil cuarenta mil', '30.000 40.000'],
])('writes the amounts of «%s» in digits', (line, written) => {
  expect(write(line)).toBe(written);
});

it.each([
  'Disco 12,5k $ 30.000',
  'Disco 12,5k, de goma 30.000',
  'Mil Hojas',
  'hace mil que no actualizo',
  'mil gracias, mil hojas y 1000 abrazos',
  'Vitamina C de mil por sesenta comprimidos',
  'Vitamina D cinco mil UI',
  'whey de dos mil g',
  'Tres Mil Millas whey',
  'x12 mil',
  'Tres Cerros la de cinco kilos',
  'veinte cajas de doce',
  '12.500 mil',
  'mil',
  'lucas',
])('leaves «%s» as it is', (line) => {
  expect(write(line)).toBe(line);
});

it('takes k for thousands also in few lines, where they say so', () => {
  const written = ['Whey $ 9.000', 'Zinc $ 8.000', 'Maca $ 7.000'];
  expect(withSaidAmounts([...written, 'la de 150 19,5k', 'la de 300 29,5k, sin sabor', 'crea a 5k']).slice(3)).toEqual([
    'la de 150 $ 19.500',
    'la de 300 $ 29.500, sin sabor',
    'crea a $ 5.000',
  ]);
  const sizes = ['Set 1 a 10k $ 45.000', 'Set (2 a 24k)  $ 45.000', 'Disco 12,5k', '$ 30.000', 'Disco 12,5k sin stock'];
  expect(withSaidAmounts([...written, ...sizes]).slice(3)).toEqual(sizes);
});

it('writes a sign where the other prices have one', () => {
  expect(withSaidAmounts(['Whey $ 9.000', 'Creatina 8 mil', 'Iso $ 7 mil'])).toEqual([
    'Whey $ 9.000',
    'Creatina $ 8.000',
    'Iso $ 7.000',
  ]);
});

it('reads an amount over two lines of a paragraph, not of a list', () => {
  const long = 'y después de eso la botella térmica de 750 sale otra vez 26 mil';
  expect(withSaidAmounts([long, '500 y el bolso 9 mil', ''])).toEqual([
    `${long.slice(0, -'26 mil'.length)}26.500 y el bolso 9.000`,
    '',
  ]);
  expect(withSaidAmounts([long, '500 ml de jugo 9 mil'])[1]).toBe('500 ml de jugo 9.000');
  expect(withSaidAmounts([long, '', '500'])).toEqual([long.replace('26 mil', '26.000'), '', '500']);
  expect(withSaidAmounts(['Whey 26 mil', '908 choco 30 mil'])).toEqual(['Whey 26.000', '908 choco 30.000']);
});

it('takes k for thousands where prices are written so, at the ends of lines', () => {
  expect(
    withSaidAmounts(['Mass 3k 62k', 'Creatina 300 29,5 K!!', 'Whey 1k 85,5k (quedan 3)', 'Barra 2.15k', 'Hola']),
  ).toEqual(['Mass 3k 62.000', 'Creatina 300 29.500!!', 'Whey 1k 85.500 (quedan 3)', 'Barra 2.150', 'Hola']);
  const sizes = ['Mass 3k', '$ 62.000', 'Mass 6k', '$ 118.000'];
  expect(withSaidAmounts(sizes)).toEqual(sizes);
});

it('takes k for thousands behind sizes within lines, too', () => {
  expect(withSaidAmounts(['Whey: 2lb 57k - 5 lb 131,4k', 'Caps (120) 26,3k / polvo 15k', 'CLA 90 soft: 23k'])).toEqual([
    'Whey: 2lb 57.000 - 5 lb 131.400',
    'Caps (120) 26.300 / polvo 15.000',
    'CLA 90 soft: 23.000',
  ]);
  const weights = ['Discos 2 u 10k', 'Mancuernas (2) 10k'];
  const written = withSaidAmounts(weights.map((line) => `${line} 46k`));
  expect(written).toEqual(weights.map((line) => `${line} 46.000`));
});

it.each([
  ['numbers', 'cinco mil '],
  ['thousands', 'mil '],
  ['tens', 'treinta y '],
  ['digits', '6 mil 7'],
  ['short thousands', '1k.'],
  ['sized thousands', '1 kg 2k '],
  ['spaces', `mil${' '.repeat(50)}`],
])('comes to an end with a million %s', (_, piece) => {
  const [read, next] = withSaidAmounts([piece.repeat(1_000_000), 'Creatina']);
  expect([read === undefined, next]).toEqual([false, 'Creatina']);
});
