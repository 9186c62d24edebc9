import { expect, it } from 'vitest';
import { type TextSpec, toCell } from '../page/test-cells.ts';
import { withMarkedCodes } from './marked-codes.ts';

const read = (...texts: TextSpec[]) =>
  withMarkedCodes(texts.map(toCell)).map(({ text, amount }) => [text, amount?.kind]);

it('knows a mark and its number that are one text', () => {
  expect(read([5, 10, 'PLU 00284'], [60, 10, 'IVA 21%'])).toEqual([
    ['PLU 00284', 'flag'],
    ['IVA 21%', 'flag'],
  ]);
});

it('leaves what stands far from a mark, and numbers behind other words', () => {
  expect(read([5, 10, 'PLU'], [120, 10, '00284'])).toEqual([
    ['PLU', undefined],
    ['00284', 'pesos'],
  ]);
  expect(read([5, 10, 'Zinc'], [30, 10, '1520'])).toEqual([
    ['Zinc', undefined],
    ['1520', 'pesos'],
  ]);
  expect(read([5, 10, 'IVA'], [25, 10, 'incluido'])).toEqual([
    ['IVA', undefined],
    ['incluido', undefined],
  ]);
});
