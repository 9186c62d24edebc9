import { expect, it } from 'vitest';
import { type TextSpec, toTestLines } from '../page/test-cells.ts';
import { isPricedLine } from './priced-line.ts';

const told = (...texts: TextSpec[]) => toTestLines(...texts).map((line) => isPricedLine(line, []));

it('is a row with a price, or with a word for none beside a name or a size', () => {
  expect(told([5, 10, 'Whey'], [150, 10, '$ 9.450'])).toEqual([true]);
  expect(told([5, 10, 'Whey'], [150, 10, 'Consultar'])).toEqual([true]);
  expect(told([5, 10, '380g.'], [150, 10, 'Consultar'])).toEqual([true]);
});

it('is none with headers alone, nor with a dash among words', () => {
  expect(told([5, 10, 'Artículo'], [150, 10, '$'])).toEqual([false]);
  expect(told([5, 10, 'Proteínas'], [150, 10, '-'], [170, 10, 'Creatinas'])).toEqual([false]);
});
