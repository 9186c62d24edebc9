import { expect, it } from 'vitest';
import { readAmount } from '../amounts/amount.ts';
import { toBrandNames } from '../brands/brand-names.ts';
import type { PrintedLine, Word } from '../layout/printed-line.ts';
import { readKeyValues } from './key-value-reader.ts';

const terms = {
  brands: toBrandNames(['Delta', 'Athlon']),
  categoryWords: new Set<string>(),
  nameWords: new Set<string>(),
  boxes: new Map(),
};

type Set = { left: number; y: number; font: string; size: number };

const words = (text: string, { left, y, font, size }: Set): Word[] =>
  [...text.matchAll(/\$ ?[\d.]+|\S+/g)].map(({ 0: one, index }, at) => {
    const amount = readAmount(one);
    const price =
      one.startsWith('$') && amount?.kind === 'pesos' ? { ...amount, writing: 'signed' as const } : undefined;
    const from = left + index * 5;
    return {
      text: one,
      left: from,
      right: from + one.length * 5,
      y,
      size,
      font,
      struck: false,
      joined: at > 0,
      amount: price,
      label: '',
    };
  });

/** Lines one below the other, '|' where a column begins; '#' sets a line as headings are, '>' one in small letters. */
const lines = (text: string): PrintedLine[] =>
  text.split('\n').map((line, at) => {
    const y = 20 + at * 12;
    const font = line.startsWith('#') ? 'bold' : 'f1';
    const size = line.startsWith('>') ? 7 : 10;
    return {
      page: 0,
      y,
      words: line
        .replace(/^[#>]/, '')
        .split('|')
        .flatMap((cell, column) => words(cell, { left: 40 + column * 200, y, font, size })),
    };
  });

const read = (text: string, titled = false) =>
  readKeyValues([{ lines: lines(text), column: 0, rules: { across: [], down: [] } }], { ...terms, titled }).map(
    (piece) =>
      piece.kind === 'heading'
        ? piece.text
        : `${piece.name} / ${piece.brand} / ${piece.prices.map(({ label, centavos }) => `${label} ${centavos}`).join(', ')}`,
  );

it.each([
  ['labels with colons', 'Producto: Creatina\nMarca: Delta\nPrecio: $ 25.000', ['Creatina / Delta / Precio 2500000']],
  [
    'labels in a column',
    'Art.|Creatina\nPres.|300 g\nPrecio|$ 25.000',
    ['Creatina 300 g / undefined / Precio 2500000'],
  ],
  [
    'names that are short',
    'Art.|ZMA\nCód.|AB-123\nPrecio|$ 9.000\nArt.|Whey\nCód.|AB-124\nPrecio|$ 25.000',
    ['ZMA / undefined / Precio 900000', 'Whey / undefined / Precio 2500000'],
  ],
  [
    'labels that come again without a value as no headings',
    'Producto: Creatina\nPrecio: $ 25.000\nSabores:\nProducto: Whey\nPrecio: $ 40.000\nSabores:\nProducto: Zinc\nPrecio: $ 8.000\nSabores:',
    ['Creatina / undefined / Precio 2500000', 'Whey / undefined / Precio 4000000', 'Zinc / undefined / Precio 800000'],
  ],
  [
    'labels over an empty column as no headings',
    'Producto|Creatina\nZona|\nPrecio|$ 25.000\nProducto|Whey\nZona|Sur\nPrecio|$ 40.000\nProducto|Zinc\nZona|Este\nPrecio|$ 8.000\nProducto|Gel\nZona|Este\nPrecio|$ 2.000',
    [
      'Creatina / undefined / Precio 2500000',
      'Whey / undefined / Precio 4000000',
      'Zinc / undefined / Precio 800000',
      'Gel / undefined / Precio 200000',
    ],
  ],
  [
    'headings after the product above them',
    '#Delta\nProducto: Creatina\nPrecio: $ 25.000\n#Athlon\nProducto: Whey\nPrecio: $ 40.000',
    ['Delta', 'Creatina / undefined / Precio 2500000', 'Athlon', 'Whey / undefined / Precio 4000000'],
  ],
  [
    'labels that only their repetition tells',
    '#Delta\nProducto: Creatina\nPrecio: $ 25.000\nZona: Sur\nProducto: Whey\nPrecio: $ 40.000\nZona: Este\nProducto: Zinc\nPrecio: $ 8.000\nZona: Sur',
    [
      'Delta',
      'Creatina / undefined / Precio 2500000',
      'Whey / undefined / Precio 4000000',
      'Zinc / undefined / Precio 800000',
    ],
  ],
  [
    'labels apart that only their repetition tells',
    'Producto|Creatina\nCepa|Delta\nPrecio|$ 25.000\nProducto|Whey\nCepa|Athlon\nPrecio|$ 40.000\nProducto|Zinc\nCepa|Delta\nPrecio|$ 8.000',
    ['Creatina / Delta / Precio 2500000', 'Whey / Athlon / Precio 4000000', 'Zinc / Delta / Precio 800000'],
  ],
  [
    'no name and no heading from a label without a value',
    [
      'Producto: Creatina\nSabores: uva\nPrecio: $ 25.000',
      'Producto: Whey\nSabores:\nPrecio: $ 40.000',
      'Producto: Gel\nSabores: limón\nPrecio: $ 2.000',
    ].join('\n'),
    [
      'Creatina uva / undefined / Precio 2500000',
      'Whey / undefined / Precio 4000000',
      'Gel limón / undefined / Precio 200000',
    ],
  ],
  [
    'sizes beside what prices are called',
    'Producto|Creatina\nAnterior 500 g|$ 18.000\nNuevo 500 g|$ 20.000\nNuevo 1 kg|$ 35.000',
    [
      'Creatina 500 g / undefined / Anterior 500 g 1800000, Nuevo 500 g 2000000',
      'Creatina 1 kg / undefined / Nuevo 1 kg 3500000',
    ],
  ],
  [
    'numbers of pieces beside what prices are called',
    'Producto|Creatina\nPrecio|$ 20.000\nPrecio x 6|$ 18.000',
    ['Creatina / undefined / Precio 2000000, Precio x 6 1800000'],
  ],
])('reads %s', (_, text, expected) => {
  expect(read(text)).toEqual(expected);
});

it('reads names above their fields and brands above names', () => {
  expect(read('#Delta\n#Creatina\n#micronizada\nPrecio: $ 25.000\n#Whey\nPrecio: $ 40.000', true)).toEqual([
    'Delta',
    'Creatina micronizada / undefined / Precio 2500000',
    'Whey / undefined / Precio 4000000',
  ]);
});

it('leaves out sentences below names, portions, and numbers beside prices with a sign', () => {
  const sheet = (name: string, price: string) =>
    `#${name}\n>Se disuelve sin grumos.\nContenido neto|200 g\nPorción|5 g\nPorciones por envase|40\nPrecio|${price}`;
  const sheets = [sheet('Creatina', '$ 31.300'), sheet('Whey', '$ 40.000'), sheet('Zinc', '$ 9.000')];
  expect(read(sheets.join('\n'), true)).toEqual([
    'Creatina 200 g / undefined / Precio 3130000',
    'Whey 200 g / undefined / Precio 4000000',
    'Zinc 200 g / undefined / Precio 900000',
  ]);
});

it('reads as headings what is set as brands are, where nothing set so has a size', () => {
  const text = '#Delta\nCreatina\nPrecio: $ 25.000\n#Voltaje\nWhey\nPrecio: $ 40.000';
  expect(read(text, true)).toEqual([
    'Delta',
    'Creatina / undefined / Precio 2500000',
    'Voltaje',
    'Whey / undefined / Precio 4000000',
  ]);
  expect(read(`${text}\n#Gel 40 g\nPrecio: $ 2.000`, true)).not.toContain('Voltaje');
});

it('tells how many pieces a box holds', () => {
  const fields = lines('Producto|Barra\nUnidades por display|12\nDisplay|$ 25.500\nUnidad|$ 2.310');
  const region = { lines: fields, column: 0, rules: { across: [], down: [] } };
  expect(readKeyValues([region], { ...terms, titled: false })).toMatchObject([{ name: 'Barra', pieces: 12 }]);
});
