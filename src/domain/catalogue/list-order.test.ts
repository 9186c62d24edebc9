import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { finalPrice } from '../money/discount.ts';
import {
  compareProducts,
  isListOrder,
  LIST_ORDER_LABELS,
  LIST_ORDERS,
  type Listed,
  type ListOrder,
  pageAfter,
} from './list-order.ts';

// Few different values, so that most products tie with others.
const product = fc.record({
  id: fc.integer({ min: 1, max: 200 }),
  name: fc.constantFrom('Whey', 'WHEY', 'Ñandú', 'Nuez', 'Omega', 'Zinc', '100% Whey'),
  price: fc.constantFrom(100_00, 90_00, 200_00),
  discount: fc.constantFrom(0, 1000, 5000),
  amount: fc.integer({ min: 0, max: 3 }),
});
const catalogue = fc.uniqueArray(product, { selector: ({ id }) => id, maxLength: 40 });
const order = fc.constantFrom(...LIST_ORDERS);

function walk(items: readonly Listed[], { limit, order: by }: { limit: number; order: ListOrder }): number[] {
  const sorted = items.toSorted(compareProducts(by));
  const seen: number[] = [];
  for (let page = pageAfter(sorted, { limit, order: by }); ; ) {
    seen.push(...page.data.map(({ id }) => id));
    if (!page.hasMore) return seen;
    page = pageAfter(sorted, { afterId: seen.at(-1), limit, order: by });
  }
}

describe('orders of the list', () => {
  const shelf = [
    { id: 1, name: 'Óxido', price: 100_00, discount: 0, amount: 2 },
    { id: 2, name: 'ñandú', price: 200_00, discount: 6000, amount: 5 },
    { id: 3, name: 'Nuez', price: 100_00, discount: 0, amount: 5 },
    { id: 4, name: 'nuez', price: 90_00, discount: 0, amount: 0 },
  ];

  it.each([
    ['[M2.2-3]', 'default', [2, 3, 1, 4]],
    ['[M2.2-4]', 'precio-asc', [2, 4, 1, 3]],
    ['[M2.2-5]', 'precio-desc', [1, 3, 4, 2]],
    ['[M2.2-6]', 'nombre-asc', [3, 4, 2, 1]],
    ['[M2.2-7]', 'nombre-desc', [1, 2, 3, 4]],
  ] as const)('%s %s, ties by id', (_row, by, ids) => {
    expect(shelf.toSorted(compareProducts(by)).map(({ id }) => id)).toEqual(ids);
  });

  it('[M2.2-3] [M2.2-4] [M2.2-5] stand with their labels', () => {
    expect(LIST_ORDERS.map((by) => LIST_ORDER_LABELS[by])).toEqual([
      'Más relevantes',
      'Menor precio',
      'Mayor precio',
      'A - Z',
      'Z - A',
    ]);
  });

  it('[M7-10] are told from other values', () => {
    expect(LIST_ORDERS.every(isListOrder)).toBe(true);
    expect(['', 'DEFAULT', 'toString', undefined, null, 0, ['default']].some(isListOrder)).toBe(false);
  });

  it('[M2.2-3] [M2.2-4] [M2.2-5] rise or fall by their key', () => {
    fc.assert(
      fc.property(catalogue, (items) => {
        const sortedBy = (by: ListOrder) => items.toSorted(compareProducts(by));
        const prices = sortedBy('precio-asc').map(finalPrice);
        expect(prices).toEqual(prices.toSorted((a, b) => a - b));
        expect(sortedBy('precio-desc').map(finalPrice)).toEqual(prices.toReversed());
        const amounts = sortedBy('default').map(({ amount }) => amount);
        expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
      }),
    );
  });
});

describe('pages of the list', () => {
  it('[M7-10] [M7-11] show every product exactly once, in the order of the whole list', () => {
    fc.assert(
      fc.property(catalogue, order, fc.integer({ min: 1, max: 13 }), (items, by, limit) => {
        const whole = items.toSorted(compareProducts(by)).map(({ id }) => id);
        expect(walk(items, { limit, order: by })).toEqual(whole);
      }),
      { numRuns: 1000 },
    );
  });

  it('[M7-10] do not repeat or skip the others when the cursor row has moved or others have come', () => {
    fc.assert(
      fc.property(catalogue, order, product, (items, by, newcomer) => {
        fc.pre(items.length > 0 && items.every(({ id }) => id !== newcomer.id));
        const sorted = items.toSorted(compareProducts(by));
        const first = pageAfter(sorted, { limit: 5, order: by });
        const afterId = first.data.at(-1)?.id;
        const rest = pageAfter(sorted, { afterId, limit: 99, order: by }).data;
        const grown = [...items, newcomer].toSorted(compareProducts(by));
        const restNow = pageAfter(grown, { afterId, limit: 99, order: by }).data;
        expect(restNow.filter(({ id }) => id !== newcomer.id)).toEqual(rest);
      }),
    );
  });

  it('[M7-11] are empty after an id that is not there', () => {
    expect(pageAfter([], { afterId: 7, limit: 5, order: 'default' })).toEqual({ data: [], hasMore: false });
  });

  it('[M7-11] say that more exist only when more exist', () => {
    fc.assert(
      fc.property(catalogue, order, fc.integer({ min: 0, max: 41 }), (items, by, limit) => {
        const { data, hasMore } = pageAfter(items.toSorted(compareProducts(by)), { limit, order: by });
        expect(data.length).toBe(Math.min(limit, items.length));
        expect(hasMore).toBe(items.length > limit);
      }),
    );
  });
});
