import { expect, it } from 'vitest';
import { type TextSpec, toTestLines } from '../page/test-cells.ts';
import { readOpenPages } from './open-pages.ts';

const rules = { across: [], down: [] };
const card = (left: number, y: number, name = 'Zinc x 60 caps'): TextSpec[] => [
  [left, y, name],
  [left, y + 14, '$ 9.450', 11],
];
const pageOf = (...cards: TextSpec[][]) => ({ lines: toTestLines(...cards.flat()), rules });
const full = pageOf(...[60, 120, 180].flatMap((y) => [20, 220, 420].map((left) => card(left, y))));
const namesOf = (page: ReturnType<typeof pageOf>) =>
  readOpenPages([full, page])[1]
    ?.read.flat()
    .map(({ name }) => name);

it('reads a page with few products in the columns of the page with the most', () => {
  expect(namesOf(pageOf(card(20, 60, 'Whey 1 kg'), card(220, 60, 'Maca')))).toEqual(['Whey 1 kg', 'Maca']);
});

it('reads a single product below a title, too', () => {
  expect(namesOf(pageOf([[20, 40, 'Lista de noviembre', 16]], card(20, 62, 'Whey 1 kg')))).toEqual(['Whey 1 kg']);
});

it('leaves a page with other columns as it is', () => {
  expect(namesOf(pageOf(card(150, 60, 'Multivitamínico completo de hombre')))).toEqual([]);
});

it('reads pages of which none tells all columns in those of all together', () => {
  const sparse = pageOf(...[20, 220, 420].map((left) => card(left, 60)), ...[120, 180].map((y) => card(20, y)));
  expect(readOpenPages([sparse, sparse, sparse]).map(({ read }) => read.length)).toEqual([5, 5, 5]);
});
