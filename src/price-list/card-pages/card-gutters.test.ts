import { expect, it } from 'vitest';
import { type TextSpec, toCell } from '../page/test-cells.ts';
import { findGutters, splitColumns } from './card-gutters.ts';

const card = (left: number, y: number): TextSpec[] => [
  [left, y, 'Zinc x 60 caps'],
  [left, y + 14, '$ 9.450'],
];
const cards = [0, 1, 2].flatMap((row) => [20, 200].flatMap((left) => card(left, 60 + 60 * row)));
const columns = (...texts: TextSpec[]) => {
  const cells = [...texts, ...cards].map(toCell);
  return splitColumns(cells, findGutters(cells)).length;
};

it('parts columns of cards below a title that reaches over both', () => {
  expect(columns([60, 45, 'Suplementos deportivos - Noviembre 2026'])).toBe(2);
});

it('parts them, too, where a heading in larger letters reaches over both', () => {
  expect(columns([60, 104, 'MARCA: Delta Sport Nutrition', 13])).toBe(2);
});

it('parts none where a text among the cards reaches over both', () => {
  expect(columns([60, 150, 'Suplementos deportivos - Noviembre 2026'])).toBe(1);
});
