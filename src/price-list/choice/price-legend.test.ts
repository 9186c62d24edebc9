import { expect, it } from 'vitest';
import { toTestPage } from '../../../test/price-lists/test-page.ts';
import { toPrintedLines } from '../layout/printed-lines.ts';
import { readPriceLegend } from './price-legend.ts';

const explain = (lines: readonly string[], ...titles: string[]) => [
  ...readPriceLegend(toPrintedLines(toTestPage(lines), 0))(titles),
];

it('tells what the columns of prices are, each in a clause of its own', () => {
  const lines = ['Lista 1: precio al público. Lista 2: gimnasios y profesores. LISTA 3: comercios,', 'con IVA.'];
  expect(explain(lines, 'LISTA 1', 'Lista 2', 'Lista 3', 'Lista 4')).toEqual([
    ['LISTA 1', 'precio al publico'],
    ['Lista 2', 'gimnasios y profesores'],
    ['Lista 3', 'comercios,'],
  ]);
  expect(explain(['L1 = PVP; L2 (por bulto)'], 'L1', 'L2')).toEqual([
    ['L1', 'pvp'],
    ['L2', 'por bulto)'.replace(')', '')],
  ]);
  expect(explain(['Listas: 1=DISTRIBUIDOR 2=PUBLICO (IVA INCLUIDO)'], 'LISTA 1', 'LISTA 2', 'LISTA 3')).toEqual([
    ['LISTA 1', 'distribuidor'],
    ['LISTA 2', 'publico'],
  ]);
});

it.each([
  ['(primer precio comercio / segundo precio sugerido al público)', 'comercio', 'sugerido al publico'],
  ['El primero es el mayorista y el segundo el público.', 'el mayorista', 'el publico'],
  ['1er precio: costo, 2do precio: venta', 'costo', 'venta'],
  ['1er precio: costo, 2do precio: comercios', undefined, undefined],
  ['Belgrano 1234 1er piso gimnasios, 2do timbre público', undefined, undefined],
  ['Primer pedido precio gimnasio, segundo pedido precio público', undefined, undefined],
])('tells what the prices without titles are by «%s»', (line, first, second) => {
  expect(explain([line], '#0', '#1')).toEqual(
    first === undefined
      ? []
      : [
          ['#0', first],
          ['#1', second],
        ],
  );
});

it.each<[why: string, line: string, titles: string[]]>([
  ['explains one only', 'Lista 1: precio al público', ['Lista 1', 'Lista 2']],
  ['says of none that it is for the public', 'Lista 1: gimnasios. Lista 2: comercios', ['Lista 1', 'Lista 2']],
  ['is about something else', 'Clientes con lista 2: público. Pago con lista 1: no', ['Lista 1', 'Lista 2']],
  ['has prices', 'Lista 1: público $ 9.000. Lista 2: gimnasios $ 8.000', ['Lista 1', 'Lista 2']],
  ['is of another list', 'Lista 11: público. Lista 12: gimnasios', ['Lista 1', 'Lista 2']],
])('is none where the note %s', (_, line, titles) => {
  expect(explain([line], ...titles)).toEqual([]);
});
