import { expect, it } from 'vitest';
import { type TextSpec, toCell } from '../page/test-cells.ts';
import { findTopHeadings } from './headed-rows.ts';

/** The texts that are headings, of rows of a table each drawn in one box. */
const headings = (...rows: readonly (readonly TextSpec[])[]) =>
  [...findTopHeadings(rows.map((texts) => texts.map(toCell)))].map(({ text }) => text);
const row = (y: number, ...texts: string[]): TextSpec[] =>
  [...texts, '$ 9.450'].map((text, index) => [5 + 100 * index, y, text]);
const plain = [row(60, 'Zinc 60 caps'), row(80, 'Omega 60 caps'), row(100, 'Gel 40 g')];

it('tells headings from the first product below them by their letters', () => {
  expect(headings([[5, 20, 'Athlon', 9, 'f2'], ...row(32, 'Whey 1 kg')], ...plain)).toEqual(['Athlon']);
  expect(headings([[5, 20, 'Athlon', 11], ...row(32, 'Whey 1 kg')], ...plain)).toEqual(['Athlon']);
  expect(headings([[5, 20, 'Athlon Isolate'], ...row(32, 'Whey 1 kg')], ...plain)).toEqual([]);
});

it('takes what most rows have on top for a part of the name', () => {
  const named = (y: number): TextSpec[] => [[5, y - 12, 'Whey', 9, 'f2'], ...row(y, 'vainilla')];
  expect(headings(named(32), named(60), named(90))).toEqual([]);
});

it('takes what stands over codes for no part of a name, however many rows have it', () => {
  const coded = (y: number): TextSpec[] => [[5, y - 12, 'Proteínas', 9, 'f2'], ...row(y, 'A1000', 'Whey 1 kg')];
  expect(headings(coded(32), coded(60))).toEqual(['Proteínas', 'Proteínas']);
});

it('leaves names that begin above the line of their brand and price', () => {
  const branded = plain.map((_, index) => row(60 + 20 * index, 'KILO', 'Zinc 60 caps'));
  expect(headings([[105, 20, 'Toalla', 9, 'f2'], ...row(32, 'KILO')], ...branded)).toEqual([]);
});

it('leaves a brand of two lines in the middle of its cell', () => {
  const lines: TextSpec[] = [
    [5, 27, 'ALTO PARANÁ', 9, 'f2'],
    [5, 37, 'NUTRITION', 9, 'f2'],
  ];
  expect(headings([...lines, [105, 32, 'Whey 1 kg'], [205, 32, '$ 9.450']], ...plain)).toEqual([]);
});

it('tells headings from headers below them, but not the first line of a header', () => {
  const headers = ['Código', 'Producto', 'Precio'].map((text, index): TextSpec => [5 + 100 * index, 30, text]);
  expect(headings([[5, 20, 'Athlon Labs'], ...headers])).toEqual(['Athlon Labs']);
  expect(headings([[150, 20, 'Athlon'], ...headers])).toEqual(['Athlon']);
  expect(headings([[205, 20, 'Noviembre'], ...headers])).toEqual([]);
  expect(headings([[205, 20, 'Lista'], ...headers])).toEqual([]);
});
