import { expect, it } from 'vitest';
import { textsOfCells, toTestLines } from '../page/test-cells.ts';
import { moveLabelsBeforePrices } from './labels-after-prices.ts';

const read = (...texts: string[]) =>
  textsOfCells(moveLabelsBeforePrices(toTestLines(...texts.map((text, index) => [60 * index, 10, text] as const))));

it('puts words that tell which price is meant before it', () => {
  expect(read('EAA 300 g', '$ 29.300', 'x mayor /', '$ 40.800', 'púb')).toEqual([
    'EAA 300 g | mayor | $ 29.300 | púb | $ 40.800',
  ]);
});

it('leaves other lines: one price, words before prices, other words behind them', () => {
  for (const texts of [
    ['EAA 300 g', '$ 29.300', 'público'],
    ['EAA 300 g', 'Mayorista', '$ 29.300', 'Público', '$ 40.800'],
    ['EAA 300 g', '$ 29.300', 'uva /', '$ 40.800', 'limón'],
  ])
    expect(read(...texts)).toEqual([texts.join(' | ')]);
});
