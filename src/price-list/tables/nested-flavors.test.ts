import { expect, it } from 'vitest';
import { type TextSpec, textsOfCells, toTestLines } from '../page/test-cells.ts';
import { mergeTableRows } from './table-rows.ts';

const across = (heights: number[], from = 0) => heights.map((at) => ({ from, to: 290, at }));
const priced = (y: number, name: string): TextSpec[] => [
  [5, y, name],
  [300, y, '$ 9.450'],
];
const whole = [14, 68, 86].map((at) => ({ from: 0, to: 400, at }));

it('puts flavors with a small row each inside that of their product into its row', () => {
  const flavors = ['Manzana', 'Uva', 'Limón'].map((text, index): TextSpec => [200, 27 + 18 * index, text]);
  const lines = toTestLines(
    ...[...flavors, ...priced(45, 'Pre 300 g')].toSorted(([, a], [, b]) => a - b),
    ...priced(80, 'Zinc'),
  );
  const read = textsOfCells(mergeTableRows(lines, { across: [...whole, ...across([32, 50], 195)], down: [] }));
  expect(read).toEqual(['Pre 300 g | Manzana - Uva - Limón - | $ 9.450', 'Zinc | $ 9.450']);
});

it('leaves rows of their own inside a larger one', () => {
  const names = [...priced(27, 'Whey'), ...priced(45, 'Creatina')];
  const lines = toTestLines(...names, ...priced(80, 'Zinc'));
  expect(textsOfCells(mergeTableRows(lines, { across: [...whole, ...across([32])], down: [] }))).toEqual(
    textsOfCells(lines),
  );
});
