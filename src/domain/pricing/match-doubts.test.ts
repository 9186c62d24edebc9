import { expect, it } from 'vitest';
import { findDoubts, type LineDoubt, type MatchDoubt, type NameDoubt, percentChange } from './match-doubts.ts';

const confident = { price: 110_00, current: 100_00, similarity: 1, rivals: false, unsureColumn: false };

it.each<
  [
    Partial<typeof confident> & { nameDoubts?: NameDoubt[]; lineDoubt?: LineDoubt; unsureMarkup?: boolean },
    MatchDoubt[],
  ]
>([
  [{}, []],
  [{ similarity: 0.59 }, ['similarity']],
  [{ rivals: true }, ['rivals']],
  [{ rivals: true, nameDoubts: ['brand', 'extra-word'] }, ['brand', 'extra-word', 'rivals']],
  [{ nameDoubts: ['brand'], lineDoubt: 'brand' }, ['brand']],
  [{ nameDoubts: ['extra-word'], lineDoubt: 'unavailable' }, ['extra-word', 'unavailable']],
  [{ unsureColumn: true }, ['column']],
  [{ unsureMarkup: true, price: 161_00 }, ['markup', 'change']],
  [{ price: 161_00 }, ['change']],
  [{ price: 300_00, unsureColumn: true, rivals: true }, ['rivals', 'column', 'change']],
  [{ current: 0 }, []],
])('a match with %j has the doubts %j', (more, doubts) => {
  expect(findDoubts([{ ...confident, ...more }])).toEqual([doubts]);
});

it('a change that differs from the rest of the list is an outlier', () => {
  const rest = Array.from({ length: 5 }, () => confident);
  const last = (price: number, others = rest) => findDoubts([...others, { ...confident, price }]).at(-1);
  expect([last(155_00), last(85_00), last(125_00)]).toEqual([['outlier'], ['outlier'], []]);
  // Where changes differ anyway one more that does is no wonder.
  const scattered = [95_00, 102_00, 110_00, 118_00, 125_00].map((price) => ({ ...confident, price }));
  expect([last(140_00, scattered), last(159_00, scattered)]).toEqual([[], ['outlier']]);
});

it('a change on which nearly the whole list agrees is told apart from one of a single product', () => {
  const times = [3.3, 3.4, 3.4, 3.5, 3.6, 3.7, 3.4, 3.5, 9].map((factor) => ({ ...confident, price: factor * 100_00 }));
  expect(findDoubts(times)).toEqual([...times.slice(1).map(() => ['list-change']), ['change']]);
  const scattered = [2, 3, 4, 5, 6].map((factor) => ({ ...confident, price: factor * 100_00 }));
  expect(findDoubts(scattered)).toEqual(scattered.map(() => ['change']));
  const cheaper = [0.3, 0.3, 0.3, 0.3, 0.3].map((factor) => ({ ...confident, price: factor * 100_00 }));
  expect(findDoubts(cheaper)).toEqual(cheaper.map(() => ['change']));
});

it('a list in which nearly all prices fall may have what the seller pays', () => {
  const fall = (...prices: number[]) => findDoubts(prices.map((price) => ({ ...confident, price: price * 100 })));
  expect(fall(80, 81, 79, 85, 90)).toEqual(Array.from({ length: 5 }, () => ['list-change']));
  expect(fall(80, 81, 79, 85, 90, 101).at(-1), 'which rises').toEqual([]);
  expect(fall(92, 93, 94, 95, 96), 'by little').toEqual(Array.from({ length: 5 }, () => []));
  expect(fall(80, 85, 90, 102, 104), 'in part').toEqual(Array.from({ length: 5 }, () => []));
  expect(fall(80, 81, 79, 85), 'of a few lines').toEqual(Array.from({ length: 4 }, () => []));
});

it('the change of a price is a percentage, null from a price of 0', () => {
  expect([percentChange(confident), percentChange({ price: 5, current: 0 })]).toEqual([10, null]);
});
