import { expect, it } from 'vitest';
import { probability } from '#price-list/matching/remarked-pairs.ts';
import { fitLogistic, type Sample } from './logistic-regression.ts';

type Fact = 'always' | 'for' | 'against' | 'idle';
const start: Record<Fact, number> = { always: 0, for: 0, against: 0, idle: 0 };
const times = (count: number, sample: Sample<Fact>) => Array.from({ length: count }, () => sample);

it('weighs what speaks for it, against it, and what says nothing', () => {
  const weights = fitLogistic(
    [
      ...times(90, { facts: ['always', 'for', 'idle'], holds: true }),
      ...times(10, { facts: ['always', 'for', 'idle'], holds: false }),
      ...times(20, { facts: ['always', 'against', 'idle'], holds: true }),
      ...times(80, { facts: ['always', 'against', 'idle'], holds: false }),
    ],
    start,
  );
  expect(probability(['always', 'for', 'idle'], weights)).toBeCloseTo(0.9, 1);
  expect(probability(['always', 'against', 'idle'], weights)).toBeCloseTo(0.2, 1);
  expect(weights.for).toBeGreaterThan(1);
  expect(weights.against).toBeLessThan(-1);
});

it('gives little weight to what few samples tell', () => {
  const { for: weight } = fitLogistic([{ facts: ['for'], holds: true }], start);
  expect(weight).toBeLessThan(1);
});
