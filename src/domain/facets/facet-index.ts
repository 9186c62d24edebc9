import type { Centavos } from '../money/money.ts';
import { BitSet } from './bit-set.ts';
import { FILTER_AXES, type FilterAxis, type ProductFilters } from './product-filters.ts';

/** What filters ask of a product. */
export type FilterableProduct = Readonly<Record<FilterAxis, readonly string[]>> & {
  /** With its discount. */
  price: Centavos;
  inStock: boolean;
  onSale: boolean;
};

/** For each choice, how many products it has beside the other filters; choices without products are left out. */
export type FacetCounts = Record<FilterAxis, Map<string, number>> & {
  total: number;
  inStock: number;
  onSale: number;
  /** Of the products that the other filters leave. */
  prices: { min: Centavos; max: Centavos } | null;
};

/** The products that one filter leaves. */
type AllowedSet = { facet: Facet; products: BitSet };

/** The filters by which sets of products are narrowed down; the price is one of them. */
type Facet = FilterAxis | 'price' | 'inStock' | 'onSale';

export type FacetIndex = {
  /** The products of `base` that pass all filters. */
  select: (base: BitSet, filters: ProductFilters) => BitSet;
  count: (base: BitSet, filters: ProductFilters) => FacetCounts;
  /** Puts a product in the place of another one, or of none; without `after` it takes it away. */
  replace: (index: number, change: ProductChange) => void;
  /** The first product with a value. */
  firstWith: (axis: FilterAxis, value: string) => number | undefined;
};

/** `before`: what is there. */
type ProductChange = { before: FilterableProduct | undefined; after: FilterableProduct | undefined };

/** A set of products for each value, so that choices are counted without looking at a product. */
export function createFacetIndex(products: readonly FilterableProduct[]): FacetIndex {
  let size = products.length;
  const values = {
    brand: setsOf(products, 'brand'),
    category: setsOf(products, 'category'),
    flavor: setsOf(products, 'flavor'),
  };
  const inStock = BitSet.where(size, (index) => products[index]?.inStock === true);
  const onSale = BitSet.where(size, (index) => products[index]?.onSale === true);
  let prices = Float64Array.from(products, ({ price }) => price);

  const allowed = (facet: Facet, filters: ProductFilters): BitSet | undefined => {
    if (facet === 'inStock') return filters.inStock ? inStock : undefined;
    if (facet === 'onSale') return filters.onSale ? onSale : undefined;
    if (facet === 'price') return withPrice(filters);
    const chosen = filters[facet];
    if (chosen.length === 0) return undefined;
    return chosen.reduce(
      (union, value) => union.or(values[facet].get(value) ?? BitSet.empty(size)),
      BitSet.empty(size),
    );
  };

  const withPrice = ({ minPrice, maxPrice }: ProductFilters): BitSet | undefined => {
    if (minPrice === undefined && maxPrice === undefined) return undefined;
    return BitSet.where(size, (index) => {
      const price = prices[index] ?? 0;
      return price >= (minPrice ?? 0) && price <= (maxPrice ?? Number.POSITIVE_INFINITY);
    });
  };

  // A list asks twice with the same filters: for its choices and for its products.
  let setsByFilters = new WeakMap<ProductFilters, AllowedSet[]>();

  const allowedSets = (filters: ProductFilters): AllowedSet[] => {
    const known = setsByFilters.get(filters);
    if (known) return known;
    const sets = FACETS.flatMap((facet) => {
      const products = allowed(facet, filters);
      return products ? { facet, products } : [];
    });
    setsByFilters.set(filters, sets);
    return sets;
  };

  return {
    select: (base, filters) => intersect(base, allowedSets(filters)),

    count(base, filters) {
      const sets = allowedSets(filters);
      const narrow = (except?: Facet) =>
        intersect(
          base,
          sets.filter(({ facet }) => facet !== except),
        );
      const countAxis = (axis: FilterAxis): Map<string, number> => {
        const others = narrow(axis);
        const counts = [...values[axis]].map(([value, set]) => [value, set.countAnd(others)] as const);
        return new Map(counts.filter(([value, count]) => count > 0 || filters[axis].includes(value)));
      };
      return {
        brand: countAxis('brand'),
        category: countAxis('category'),
        flavor: countAxis('flavor'),
        total: narrow().count,
        inStock: narrow('inStock').countAnd(inStock),
        onSale: narrow('onSale').countAnd(onSale),
        prices: priceRange(narrow('price'), prices),
      };
    },

    replace(index, { before, after }) {
      for (const axis of FILTER_AXES) {
        for (const value of before?.[axis] ?? []) removeValue(values[axis], { value, index });
        for (const value of after?.[axis] ?? []) addValue(values[axis], { value, index, size });
      }
      if (after?.inStock) inStock.add(index);
      else inStock.delete(index);
      if (after?.onSale) onSale.add(index);
      else onSale.delete(index);
      if (index >= prices.length) prices = withRoom(prices, index + 1);
      prices[index] = after?.price ?? 0;
      size = Math.max(size, index + 1);
      setsByFilters = new WeakMap();
    },

    firstWith: (axis, value) => values[axis].get(value)?.first,
  };
}

const FACETS: readonly Facet[] = [...FILTER_AXES, 'price', 'inStock', 'onSale'];

function setsOf(products: readonly FilterableProduct[], axis: FilterAxis): Map<string, BitSet> {
  const sets = new Map<string, BitSet>();
  for (const [index, product] of products.entries())
    for (const value of product[axis]) addValue(sets, { value, index, size: products.length });
  return sets;
}

function addValue(sets: Map<string, BitSet>, { value, index, size }: { value: string; index: number; size: number }) {
  const set = sets.get(value) ?? BitSet.empty(size);
  set.add(index);
  sets.set(value, set);
}

/** A value without products is no choice. */
function removeValue(sets: Map<string, BitSet>, { value, index }: { value: string; index: number }) {
  const set = sets.get(value);
  set?.delete(index);
  if (set?.first === undefined) sets.delete(value);
}

/** With further room, because all is copied. */
function withRoom(numbers: Float64Array<ArrayBuffer>, size: number): Float64Array<ArrayBuffer> {
  const grown = new Float64Array(size + (size >>> 2));
  grown.set(numbers);
  return grown;
}

function intersect(base: BitSet, sets: readonly AllowedSet[]): BitSet {
  return sets.reduce((left, { products }) => left.and(products), base);
}

function priceRange(products: BitSet, prices: Float64Array): { min: Centavos; max: Centavos } | null {
  let [min, max] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  products.forEach((index) => {
    const price = prices[index] ?? 0;
    if (price < min) min = price;
    if (price > max) max = price;
  });
  return min > max ? null : { min, max };
}
