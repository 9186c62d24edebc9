import { expect, it } from 'vitest';
import { type TextSpec, toTestLines } from '../page/test-cells.ts';
import { joinBrokenLabels } from './broken-labels.ts';

const said = (...texts: TextSpec[]) =>
  joinBrokenLabels(toTestLines(...texts).map(({ cells }) => cells)).map((line) =>
    line.map(({ text }) => text).join(' '),
  );

it('puts together what a price is for, where that has broken', () => {
  expect(said([5, 10, 'Precio sin impuestos'], [5, 20, 'nacionales:'], [60, 20, '$ 31.400'])).toEqual([
    'Precio sin impuestos nacionales: $ 31.400',
  ]);
  expect(said([5, 10, '3 cuotas sin interés'], [5, 20, 'de'], [15, 20, '$ 31.400'])).toHaveLength(1);
});

it('leaves names with prices, and labels that are set otherwise', () => {
  expect(said([5, 10, 'Whey Protein'], [5, 20, 'x 1 kg'], [60, 20, '$ 31.400'])).toHaveLength(2);
  expect(said([5, 10, 'Precio sin impuestos', 6], [5, 20, 'Whey 1 kg'], [60, 20, '$ 31.400'])).toHaveLength(2);
});
