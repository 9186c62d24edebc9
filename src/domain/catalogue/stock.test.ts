import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { availableFlavors, defaultFlavor, detailFlavors, isOutOfStock, stockOf, totalStock } from './stock.ts';

const vanilla = { name: 'Vainilla', quantity: 3 };
const cocoa = { name: 'Chocolate', quantity: 0 };
const berry = { name: 'Frutilla', quantity: 2 };
const plain = { amount: 4, flavors: [] };
const flavored = { amount: 5, flavors: [cocoa, vanilla, berry] };
const soldOut = { amount: 0, flavors: [cocoa] };

const quantity = fc.integer({ min: -3, max: 20 });
const stocked = fc.record({
  amount: quantity,
  flavors: fc.uniqueArray(fc.record({ name: fc.constantFrom('a', 'b', 'c', 'd'), quantity }), {
    selector: ({ name }) => name,
  }),
});

describe('stockOf', () => {
  it.each([
    { product: plain, flavor: null, units: 4 },
    { product: plain, flavor: 'Vainilla', units: 0 },
    { product: { ...plain, amount: -2 }, flavor: null, units: 0 },
    { product: flavored, flavor: 'Vainilla', units: 3 },
    { product: flavored, flavor: 'Chocolate', units: 0 },
    { product: flavored, flavor: 'Limón', units: 0 },
    { product: flavored, flavor: null, units: 0 },
  ])('[M5-6] [M3-7] [M3-8] $flavor of $product.amount: $units', ({ product, flavor, units }) => {
    expect(stockOf(product, flavor)).toBe(units);
  });

  it('[M4-40] [M5-6] over all flavors adds up to the total', () => {
    fc.assert(
      fc.property(stocked, (product) => {
        const names = product.flavors.length === 0 ? [null] : product.flavors.map(({ name }) => name);
        const units = names.map((name) => stockOf(product, name));
        expect(Math.min(...units)).toBeGreaterThanOrEqual(0);
        expect(units.reduce((a, b) => a + b)).toBe(totalStock(product));
      }),
    );
  });
});

describe('being out of stock', () => {
  it.each([
    [plain, false],
    [{ ...plain, amount: 0 }, true],
    [{ ...plain, amount: -1 }, true],
    [flavored, false],
    [soldOut, true],
    [{ amount: 9, flavors: [cocoa] }, true],
  ])('[M2.2-8] [M4-20] %j: %s', (product, out) => {
    expect(isOutOfStock(product)).toBe(out);
  });
});

describe('flavors to choose from', () => {
  it('[M5-17] lists only those in stock', () => {
    expect(availableFlavors(flavored)).toEqual([vanilla, berry]);
    expect(detailFlavors(flavored)).toEqual([vanilla, berry]);
  });

  it('[M5-18] lists all on the detail of a product that is out of stock', () => {
    expect(availableFlavors(soldOut)).toEqual([]);
    expect(detailFlavors(soldOut)).toEqual([cocoa]);
  });

  it('[M5-19] takes the first in stock when none was chosen', () => {
    expect(defaultFlavor(flavored)).toBe(vanilla);
    expect(defaultFlavor(soldOut)).toBeNull();
    expect(defaultFlavor(plain)).toBeNull();
  });

  it('[M5-17] [M5-19] a flavor to sell exists exactly when a flavored product is in stock', () => {
    fc.assert(
      fc.property(stocked, (product) => {
        const flavor = defaultFlavor(product);
        expect(flavor).toBe(availableFlavors(product)[0] ?? null);
        expect(flavor !== null).toBe(product.flavors.length > 0 && !isOutOfStock(product));
      }),
    );
  });
});
