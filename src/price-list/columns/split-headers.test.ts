import { expect, it } from 'vitest';
import { textsOfCells, toTestLines } from '../page/test-cells.ts';
import type { TableColumn } from './column.ts';
import { splitHeaders } from './split-headers.ts';

const columns = (...sides: [number, number][]): TableColumn[] =>
  sides.map(([left, right]) => ({ left, right, title: '', label: { kind: 'price', score: 0 } }));
const read = (text: string, ...sides: [number, number][]) =>
  textsOfCells(toTestLines([0, 10, text, 10]).map((line) => splitHeaders(line, columns(...sides))));

it('parts headers that have run together over their columns', () => {
  expect(read('Mayorista Público', [0, 45], [50, 90])).toEqual(['Mayorista | Público']);
  expect(read('Código Producto Precio', [0, 28], [35, 74], [80, 110])).toEqual(['Código | Producto | Precio']);
});

it('parts them where the columns are, not at the first space', () => {
  expect(read('Precio Mayorista Público', [0, 80], [85, 120])).toEqual(['Precio Mayorista | Público']);
  expect(read('Precio Mayorista Público', [0, 30], [35, 120])).toEqual(['Precio | Mayorista Público']);
});

it('leaves a header over one column, and words that are no headers', () => {
  expect(read('Mayorista Público', [0, 85], [90, 120])).toEqual(['Mayorista Público']);
  expect(read('Creatina Público', [0, 40], [45, 80])).toEqual(['Creatina Público']);
});

it('leaves headers whose spaces are far from where a column begins', () => {
  expect(read('Mayorista Público', [0, 4], [5, 20])).toEqual(['Mayorista Público']);
});

it('leaves remarks, of which a part would be a header', () => {
  expect(read('Precios con IVA incluido', [0, 55], [60, 120])).toEqual(['Precios con IVA incluido']);
  expect(read('Lista de precios', [0, 25], [30, 80])).toEqual(['Lista de precios']);
});
