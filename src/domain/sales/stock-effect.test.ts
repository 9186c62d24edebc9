import { expect, it } from 'vitest';
import { stockEffect } from './stock-effect.ts';

const plain = { amount: 8, flavors: [] };
const flavored = {
  amount: 7,
  flavors: [
    { name: 'Uva', quantity: 4 },
    { name: 'Coco', quantity: 3 },
  ],
};
const of = (flavor: string | null, quantity: number) => ({ flavor, quantity });

it.each([
  ['a new sale', plain, of(null, 2), undefined, { from: 8, to: 6 }],
  ['a flavor', flavored, of('Coco', 1), undefined, { from: 3, to: 2 }],
  ['more than there is', flavored, of('Coco', 5), undefined, { from: 3, to: -2 }],
  ['a larger quantity', plain, of(null, 5), of(null, 2), { from: 8, to: 5 }],
  ['a smaller one', plain, of(null, 1), of(null, 2), { from: 8, to: 9 }],
  ['nothing new', flavored, of('Uva', 2), of('Uva', 2), { from: 4, to: 4 }],
  ['another flavor', flavored, of('Uva', 2), of('Coco', 2), { from: 4, to: 2 }],
  ['a flavor that is gone', flavored, of('Menta', 1), undefined, { from: 0, to: -1 }],
])('[A22] the effect of %s', (_what, product, sale, before, effect) => {
  expect(stockEffect(product, { sale, before })).toEqual(effect);
});
