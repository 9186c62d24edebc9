import { expect, it } from 'vitest';
import { toTestPage } from '../../../test/price-lists/test-page.ts';
import { toRuns } from '../layout/printed-line.ts';
import { toPrintedLines } from '../layout/printed-lines.ts';
import { withSizesInFull } from './size-series.ts';

const read = (line: string) =>
  toPrintedLines(toTestPage([line]), 0).flatMap((one) => toRuns(withSizesInFull(one).words).map(({ text }) => text));

it.each([
  ['Prenda | S | M | L', ['Prenda', 'Talle S', 'Talle M', 'Talle L']],
  ['Prenda | M | XL | 2XL', ['Prenda', 'Talle M', 'Talle XL', 'Talle 2XL']],
  ['Prenda | S a L | XL - XXL', ['Prenda', 'Talle S a L', 'Talle XL - XXL']],
  ['talle → | A0 | A1', ['talle →', 'Talle A0', 'Talle A1']],
  ['Talle | 38 | 40-42 | XL', ['Talle', 'Talle 38', 'Talle 40-42', 'XL']],
  ['Prenda | S | M | S | M', ['Prenda', 'Talle S', 'Talle M', 'Talle S', 'Talle M']],
  ['Kimono | A1 | A2 | A3', ['Kimono', 'Talle A1', 'Talle A2', 'Talle A3']],
])('says of what is only a size in «%s» that it is one', (line, texts) => {
  expect(read(line)).toEqual(texts);
});

it.each([
  'Prenda | M',
  'Prenda | L | M',
  'Producto | 30 | 60',
  'Producto | A1 | A2',
  'Talle S | Talle M',
  'Producto | L1 | L2 | L3',
])('leaves «%s»', (line) => {
  expect(read(line)).toEqual(line.split(' | '));
});
