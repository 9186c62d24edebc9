import { expect, it } from 'vitest';
import { type Doubt, doubtsOf, variation } from './doubts.ts';

const sure = { price: 110_00, current: 100_00, similarity: 1, rivals: false, unsureColumn: false };

it.each<[Partial<typeof sure>, Doubt[]]>([
  [{}, []],
  [{ similarity: 0.59 }, ['similarity']],
  [{ rivals: true }, ['rivals']],
  [{ unsureColumn: true }, ['column']],
  [{ price: 161_00 }, ['change']],
  [{ price: 300_00, unsureColumn: true, rivals: true }, ['rivals', 'column', 'change']],
  [{ current: 0 }, []],
])('%j rouses %j', (more, doubts) => {
  expect(doubtsOf([{ ...sure, ...more }])).toEqual([doubts]);
});

it('doubts what changes otherwise than the rest of the list', () => {
  const rest = Array.from({ length: 5 }, () => sure);
  expect(doubtsOf([...rest, { ...sure, price: 155_00 }]).at(-1)).toEqual(['outlier']);
});

it('tells how much a price changes, but from nothing', () => {
  expect([variation(sure), variation({ price: 5, current: 0 })]).toEqual([10, null]);
});
