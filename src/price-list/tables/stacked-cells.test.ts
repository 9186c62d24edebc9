import { expect, it } from 'vitest';
import { type TextSpec, textsOfCells, toCell } from '../page/test-cells.ts';
import { mergeStack, mergeStackedRow } from './stacked-cells.ts';

const read = (...texts: TextSpec[]) => {
  const row = mergeStackedRow(texts.map(toCell));
  return row && [row.y, ...textsOfCells([row])];
};
const wrapped = [
  [5, 10, 'Creatina'],
  [5, 20, 'micronizada'],
] as const;

it('makes one line of a band, at the height of its price', () => {
  expect(read(...wrapped, [100, 15, '$ 9.450'])).toEqual([15, 'Creatina micronizada | $ 9.450']);
  expect(read(...wrapped, [100, 10, 'Cóndor'], [150, 15, 'x 300 g'])).toEqual([
    10,
    'Creatina micronizada | Cóndor | x 300 g',
  ]);
});

it('is no row with two prices above each other, unless one is struck', () => {
  const prices = [toCell([100, 10, '$ 9.450']), toCell([100, 20, '$ 9.930'])];
  const [old, now] = prices;
  expect(mergeStackedRow([...wrapped.map(toCell), ...prices])).toBeUndefined();
  expect(
    old &&
      now &&
      textsOfCells([mergeStackedRow([...wrapped.map(toCell), { ...old, struck: true }, now]) ?? { cells: [] }]),
  ).toEqual(['Creatina micronizada | $ 9.450 | $ 9.930']);
});

it('is no row when a price stands under a name, lines are far apart, or all is one line', () => {
  expect(read([5, 10, 'Creatina'], [5, 20, '$ 9.450'], [100, 10, 'Zinc'])).toBeUndefined();
  expect(read([5, 10, 'Creatina'], [5, 30, 'micronizada'], [100, 10, '$ 9.450'])).toBeUndefined();
  expect(read([5, 10, 'Creatina'], [100, 10, '$ 9.450'])).toBeUndefined();
});

it('takes a bare number right above words for the beginning of their text', () => {
  const price = [100, 10, '$ 9.450'] as const;
  expect(read([5, 10, 'Zinc'], [50, 10, '30'], [50, 20, 'comprimidos'], price)).toEqual([
    10,
    'Zinc | 30 comprimidos | $ 9.450',
  ]);
  expect(read([5, 10, 'Zinc'], [50, 10, '3000'], [50, 20, 'comprimidos'], price)).toBeUndefined();
});

it('keeps small print and prices apart from the text of their stack', () => {
  const stack: TextSpec[] = [
    [5, 10, 'Whey'],
    [5, 20, 'Protein'],
    [5, 30, '$ 9.450'],
    [5, 38, 'sin TACC', 6],
  ];
  expect(mergeStack(stack.map(toCell)).map(({ text }) => text)).toEqual(['Whey Protein', '$ 9.450', 'sin TACC']);
});
