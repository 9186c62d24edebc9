import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BitSet } from './bit-set.ts';
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

describe('a small shop', () => {
  const whey = {
    brand: ['condor'],
    category: ['proteinas'],
    flavor: ['coco', 'uva'],
    price: 100,
    inStock: true,
    onSale: false,
  };
  const bar = { ...whey, category: ['barras'], flavor: [], price: 30, onSale: true };
  const all = (size: number) => BitSet.where(size, () => true);

  it('has nothing of a brand that it does not know, and still names the choice', () => {
    const by = { ...NO_FILTERS, brand: ['nadie'] };
    const index = createFacetIndex([whey, bar]);
    expect(index.select(all(2), by).toArray()).toEqual([]);
    expect(index.count(all(2), by)).toMatchObject({ total: 0, brand: new Map([['condor', 2]]), prices: null });
    expect(index.count(all(2), { ...NO_FILTERS, brand: ['condor'], onSale: true, flavor: ['uva'] }).brand).toEqual(
      new Map([['condor', 0]]),
    );
  });

  it('has prices from the first to the last that the range includes', () => {
    const prices = (minPrice?: number, maxPrice?: number) =>
      createFacetIndex([whey, bar])
        .select(all(2), { ...NO_FILTERS, minPrice, maxPrice })
        .toArray();
    expect([prices(30, 100), prices(31), prices(undefined, 99), prices(100, 30)]).toEqual([[0, 1], [0], [1], []]);
  });

  it('forgets a product that is taken away, with what it alone had', () => {
    const index = createFacetIndex([whey, bar]);
    const by = { ...NO_FILTERS, brand: ['condor'] };
    expect(index.select(all(2), by).toArray()).toEqual([0, 1]);
    index.replace(0, { before: whey, after: undefined });
    expect(index.select(all(2), by).toArray()).toEqual([1]);
    const { brand, flavor, total, inStock } = index.count(
      BitSet.where(2, (at) => at === 1),
      NO_FILTERS,
    );
    expect({ brand, flavor, total, inStock }).toEqual({
      brand: new Map([['condor', 1]]),
      flavor: new Map(),
      total: 1,
      inStock: 1,
    });
    expect([index.firstWith('brand', 'condor'), index.firstWith('flavor', 'uva')]).toEqual([1, undefined]);
  });
});

function never(): never {
  throw new Error('out of range');
}
