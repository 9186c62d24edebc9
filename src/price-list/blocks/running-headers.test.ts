import { expect, it } from 'vitest';
import { type TextSpec, textsOfCells, toTestLines } from '../page/test-cells.ts';
import { findRunningHeaders } from './running-headers.ts';

const headers = (...pages: TextSpec[][]) =>
  textsOfCells([
    ...findRunningHeaders(
      pages.map((texts) => toTestLines(...texts)),
      (text) => ['DELTA', 'PAMPA FIT'].includes(text),
    ),
  ]);
const page = (brand: string): TextSpec[] => [
  [30, 40, brand, 14],
  [30, 60, 'Lista noviembre', 9],
];

it('tells whose pages they are, also those of brands that nobody knows', () => {
  expect(headers(page('DELTA'), page('DELTA'), page('ATHLON'), page('PAMPA FIT'))).toEqual([
    'DELTA',
    'DELTA',
    'ATHLON',
    'PAMPA FIT',
  ]);
});

it('finds none where all pages are of one brand, or of none', () => {
  expect(headers(page('DELTA'), page('DELTA'), page('Distribuidora'))).toEqual([]);
  expect(headers(page('ATHLON'), page('BRAVO'))).toEqual([]);
});
