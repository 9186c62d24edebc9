import { expect, it } from 'vitest';
import { searchCoordinates } from './coordinate-search.ts';

const start = { width: 1, height: 10 };
const search = { start, grid: { width: [1, 2, 3, 4], height: [10, 20, 30] }, margin: 0.25, rounds: 3 };

it('gives each weight the best value of its grid', () => {
  const score = ({ width, height }: typeof start) => -Math.abs(width - 3) - Math.abs(height - 20);
  expect(searchCoordinates({ ...search, score })).toEqual({ width: 3, height: 20 });
});

it('tries a weight again after another one changed', () => {
  const score = ({ width, height }: typeof start) => (height === 30 ? 100 + width : height);
  expect(searchCoordinates({ ...search, score, rounds: 1 })).toEqual({ width: 1, height: 30 });
  expect(searchCoordinates({ ...search, score })).toEqual({ width: 4, height: 30 });
});

it('leaves a weight alone that no other value beats by the margin', () => {
  const score = ({ width }: typeof start) => width / 16;
  expect(searchCoordinates({ ...search, score })).toEqual(start);
  expect(searchCoordinates({ ...search, score, margin: 0.1 })).toEqual({ width: 4, height: 10 });
  expect(searchCoordinates({ ...search, score: () => 0 })).toEqual(start);
});
