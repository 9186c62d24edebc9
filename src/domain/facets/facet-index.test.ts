import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BitSet } from './bit-set.ts';
import { toggleValue } from './change-filters.ts';
import { countFilters } from './count-filters.ts';
import { createFacetIndex, type FilterableProduct } from './facet-index.ts';
import { NO_FILTERS, type ProductFilters } from './product-filters.ts';

const value = fc.constantFrom('a', 'b', 'c');
const values = fc.uniqueArray(value);
const price = fc.nat(50);
const product: fc.Arbitrary<FilterableProduct> = fc.record({
  brand: value.map((one) => [one]),
  category: value.map((one) => [one]),
  flavor: values,
  price,
  inStock: fc.boolean(),
  onSale: fc.boolean(),
});
const filters: fc.Arbitrary<ProductFilters> = fc.record({
  brand: values,
  category: values,
  flavor: values,
  minPrice: fc.option(price, { nil: undefined }),
  maxPrice: fc.option(price, { nil: undefined }),
  inStock: fc.boolean(),
  onSale: fc.boolean(),
});

/** Each filter asked of each product. */
function passes(one: FilterableProduct, by: ProductFilters): boolean {
  const isAny = (axis: 'brand' | 'category' | 'flavor') =>
    by[axis].length === 0 || one[axis].some((each) => by[axis].includes(each));
  return (
    isAny('brand') &&
    isAny('category') &&
    isAny('flavor') &&
    one.price >= (by.minPrice ?? 0) &&
    one.price <= (by.maxPrice ?? 1e9) &&
    (!by.inStock || one.inStock) &&
    (!by.onSale || one.onSale)
  );
}

describe('the index', () => {
  const case_ = fc.record({ products: fc.array(product, { maxLength: 80 }), by: filters });

  it('selects the products that pass every filter', () => {
    fc.assert(
      fc.property(case_, ({ products, by }) => {
        const base = BitSet.where(products.length, (index) => index % 3 !== 0);
        const expected = [...products.keys()].filter(
          (index) => index % 3 !== 0 && passes(products[index] ?? never(), by),
        );
        expect(createFacetIndex(products).select(base, by).toArray()).toEqual(expected);
      }),
    );
  });

  it('counts for each choice what there would be with it alone on its axis', () => {
    fc.assert(
      fc.property(case_, ({ products, by }) => {
        const counts = createFacetIndex(products).count(
          BitSet.where(products.length, () => true),
          by,
        );
        const count = (more: Partial<ProductFilters>) =>
          products.filter((one) => passes(one, { ...by, ...more })).length;
        for (const axis of ['brand', 'category', 'flavor'] as const)
          for (const one of ['a', 'b', 'c']) expect(counts[axis].get(one) ?? 0).toBe(count({ [axis]: [one] }));
        expect([counts.total, counts.inStock, counts.onSale]).toEqual([
          count({}),
          count({ inStock: true }),
          count({ onSale: true }),
        ]);
        const left = products.filter((one) => passes(one, { ...by, minPrice: undefined, maxPrice: undefined }));
        const prices = left.map((one) => one.price);
        expect(counts.prices).toEqual(left.length > 0 ? { min: Math.min(...prices), max: Math.max(...prices) } : null);
      }),
    );
  });
});

it('has after changes what an index of the changed products has', () => {
  const changes = fc.array(fc.tuple(fc.nat(90), product), { maxLength: 20 });
  fc.assert(
    fc.property(fc.array(product, { minLength: 1, maxLength: 80 }), changes, filters, (products, changed, by) => {
      const index = createFacetIndex(products);
      const current = [...products];
      for (const [at, after] of changed) {
        const place = Math.min(at, current.length);
        index.replace(place, { before: current[place], after });
        current[place] = after;
      }
      const fresh = createFacetIndex(current);
      const all = BitSet.where(current.length, () => true);
      expect(index.count(all, by)).toEqual(fresh.count(all, by));
      expect(index.select(all, by).toArray()).toEqual(fresh.select(all, by).toArray());
      for (const one of ['a', 'b', 'c']) expect(index.firstWith('flavor', one)).toBe(fresh.firstWith('flavor', one));
    }),
  );
});

it('adds and removes values, and counts a range of prices as one filter', () => {
  const one = toggleValue(toggleValue(NO_FILTERS, { axis: 'brand', value: 'b' }), { axis: 'brand', value: 'a' });
  expect(one.brand).toEqual(['a', 'b']);
  expect(toggleValue(one, { axis: 'brand', value: 'b' }).brand).toEqual(['a']);
  expect(countFilters({ ...one, minPrice: 1, maxPrice: 2, inStock: true })).toBe(4);
  expect(countFilters(NO_FILTERS)).toBe(0);
});

function never(): never {
  throw new Error('out of range');
}
