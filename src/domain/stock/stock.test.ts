import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysLeft, purchaseOrderText, unitsToBuy } from './restock.ts';
import { stockChanges } from './stock-movement.ts';

const flavors = fc.uniqueArray(
  fc.record({ name: fc.constantFrom('Coco', 'Menta', 'Limón'), quantity: fc.nat({ max: 9 }) }),
  {
    selector: ({ name }) => name,
  },
);
const stocked = fc.record({ amount: fc.nat({ max: 9 }), flavors });
const level = fc.record({
  stock: fc.nat({ max: 500 }),
  sold: fc.nat({ max: 500 }),
  lowestStock: fc.option(fc.nat({ max: 50 })),
});

describe('changes of the stock', () => {
  it('lead from the stock before to the one after', () => {
    fc.assert(
      fc.property(stocked, stocked, (before, after) => {
        const levels = new Map<string | null, number>();
        const read = (state: typeof before) =>
          state.flavors.length === 0
            ? [[null, state.amount] as const]
            : state.flavors.map(({ name, quantity }) => [name, quantity] as const);
        for (const [flavor, units] of read(before)) levels.set(flavor, units);
        for (const { flavor, change, stock } of stockChanges(before, after)) {
          levels.set(flavor, (levels.get(flavor) ?? 0) + change);
          expect(levels.get(flavor)).toBe(stock);
        }
        const wanted = new Map<string | null, number>(read(after));
        for (const [flavor, units] of levels) expect(units).toBe(wanted.get(flavor) ?? 0);
      }),
    );
  });

  it('are none where nothing changed', () => {
    fc.assert(
      fc.property(stocked, (state) => {
        expect(stockChanges(state, state)).toEqual([]);
      }),
    );
  });
});

describe('units to buy', () => {
  it('cover the weeks and leave the lowest stock, and not one more', () => {
    fc.assert(
      fc.property(level, fc.constantFrom(1, 2, 4, 8), fc.nat({ max: 20 }), (row, weeks, lowestStock) => {
        const units = unitsToBuy(row, { weeks, lowestStock });
        const left = row.stock + units - (row.sold * weeks) / 4;
        const lowest = row.lowestStock ?? lowestStock;
        expect(units).toBeGreaterThanOrEqual(0);
        expect(left).toBeGreaterThanOrEqual(lowest);
        if (units > 0) expect(left - 1).toBeLessThan(lowest);
      }),
    );
  });

  it.each([
    [{ stock: 10, sold: 28 }, 10],
    [{ stock: 0, sold: 3 }, 0],
    [{ stock: 9, sold: 0 }, undefined],
    [{ stock: 1, sold: 56 }, 0],
  ])('%j lasts %s days', (row, days) => {
    expect(daysLeft(row)).toBe(days);
  });

  it('become an order', () => {
    const lines = [
      { name: 'Whey', flavor: 'Coco', units: 3 },
      { name: 'Shaker', flavor: null, units: 12 },
    ];
    expect(purchaseOrderText('Ceibo', lines)).toBe(
      '¡Hola Ceibo! Quiero hacer este pedido:\n\n3 x Whey (Coco)\n12 x Shaker',
    );
  });
});
