import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeSince, convertMoney, profitOf, type SoldGroup, sumFigures, summarizeGroups } from './sales-summary.ts';

const figures = {
  total: fc.integer({ min: 0, max: 1_000_000_00 }),
  sales: fc.integer({ min: 1, max: 9 }),
  units: fc.integer({ min: 1, max: 99 }),
  costedSales: fc.nat(9),
  costedTotal: fc.nat(1_000_00),
  cost: fc.nat(1_000_00),
};
const group: fc.Arbitrary<SoldGroup> = fc.record({
  ...figures,
  day: fc.constantFrom('2026-11-09', '2026-11-10', '2025-12-31'),
  productId: fc.constantFrom(1, 2, null),
  product: fc.constantFrom('Whey', 'Ñoquis'),
  brand: fc.constantFrom('Cóndor', 'Puma', ''),
  paymentMethod: fc.constantFrom('Efectivo', 'Transferencia', ''),
});
const sold = (fields: Partial<SoldGroup>): SoldGroup => ({
  ...{ total: 100, sales: 1, units: 1, costedSales: 0, costedTotal: 0, cost: 0 },
  ...{ day: '2026-11-22', productId: 1, product: 'Whey', brand: 'Cóndor', paymentMethod: 'Efectivo' },
  ...fields,
});

describe('the summary', () => {
  it('adds up to the same totals by day, product, brand and way of payment', () => {
    fc.assert(
      fc.property(fc.array(group), (groups) => {
        const { totals, ...lists } = summarizeGroups(groups);
        for (const list of Object.values(lists)) expect(sumFigures(list)).toEqual(totals);
        for (const name of ['total', 'sales', 'units', 'costedSales', 'costedTotal', 'cost'] as const)
          expect(totals[name]).toBe(groups.reduce((sum, one) => sum + one[name], 0));
      }),
    );
  });

  it('names each day, product, brand and way of payment once: days in turn, else what brought most first', () => {
    fc.assert(
      fc.property(fc.array(group), (groups) => {
        const { days, products, brands, paymentMethods } = summarizeGroups(groups);
        expect(days.map(({ day }) => day)).toEqual([...new Set(groups.map(({ day }) => day))].toSorted());
        expect(new Set(products.map(({ productId }) => productId)).size).toBe(products.length);
        for (const list of [products, brands, paymentMethods]) {
          const totals = list.map(({ total }) => total);
          expect(totals).toEqual(totals.toSorted((a, b) => b - a));
        }
        expect(new Set(brands.map(({ name }) => name)).size).toBe(brands.length);
      }),
    );
  });

  it('does not depend on the order of the sales, but for what brought as much', () => {
    fc.assert(
      fc.property(fc.uniqueArray(group, { selector: ({ day }) => day }), (groups) => {
        const { days, totals } = summarizeGroups(groups);
        expect(summarizeGroups(groups.toReversed())).toMatchObject({ days, totals });
      }),
    );
  });

  it('has those that brought as much by name, as Spanish orders them', () => {
    const groups = ['Zinc', 'Ñu', 'Óleo', 'nuez'].map((brand) => sold({ brand }));
    expect(summarizeGroups(groups).brands.map(({ name }) => name)).toEqual(['nuez', 'Ñu', 'Óleo', 'Zinc']);
  });

  it('keeps products of one name apart, and a renamed one together', () => {
    const groups = [sold({ productId: 1 }), sold({ productId: 2, total: 50 }), sold({ product: 'Whey nueva' })];
    expect(summarizeGroups(groups).products.map(({ productId, name, total }) => [productId, name, total])).toEqual([
      [1, 'Whey', 200],
      [2, 'Whey', 50],
    ]);
  });

  it('is empty without sales', () => {
    const none = { total: 0, sales: 0, units: 0, costedSales: 0, costedTotal: 0, cost: 0 };
    expect(summarizeGroups([])).toEqual({ totals: none, days: [], products: [], brands: [], paymentMethods: [] });
  });
});

describe('the profit', () => {
  it.each([
    ['of some sales', { costedSales: 2, costedTotal: 500, cost: 350 }, 150],
    ['below the cost', { costedSales: 1, costedTotal: 100, cost: 350 }, -250],
    ['of a gift', { costedSales: 1, costedTotal: 0, cost: 0 }, 0],
    ['where no cost is known', { costedSales: 0, costedTotal: 0, cost: 0 }, undefined],
  ])('%s', (_, costed, profit) => {
    expect(profitOf({ total: 900, sales: 3, units: 3, ...costed })).toBe(profit);
  });
});

it.each([
  [150, 100, 0.5],
  [50, 100, -0.5],
  [0, 100, -1],
  [100, 100, 0],
  [5, 0, undefined],
  [0, 0, undefined],
])('%d after %d is a change of %s', (now, before, change) => {
  expect(changeSince(now, before)).toBe(change);
});

it('converts the money of a row, and nothing else', () => {
  const row = { ...sold({ total: 150, costedTotal: 250, cost: 350, sales: 2, units: 7, costedSales: 3 }) };
  expect(convertMoney(row, (amount) => amount / 100)).toEqual({ ...row, total: 1.5, costedTotal: 2.5, cost: 3.5 });
});
