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
};

/** A set of products for each value, so that choices are counted without looking at a product. */
export function createFacetIndex(products: readonly FilterableProduct[]): FacetIndex {
  const size = products.length;
  const values = {
    brand: setsOf(products, 'brand'),
    category: setsOf(products, 'category'),
    flavor: setsOf(products, 'flavor'),
  };
  const inStock = BitSet.where(size, (index) => products[index]?.inStock === true);
  const onSale = BitSet.where(size, (index) => products[index]?.onSale === true);
  const prices = Float64Array.from(products, ({ price }) => price);

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
  const setsByFilters = new WeakMap<ProductFilters, AllowedSet[]>();

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
  };
}

const FACETS: readonly Facet[] = [...FILTER_AXES, 'price', 'inStock', 'onSale'];

function setsOf(products: readonly FilterableProduct[], axis: FilterAxis): ReadonlyMap<string, BitSet> {
  const sets = new Map<string, BitSet>();
  for (const [index, product] of products.entries())
    for (const value of product[axis]) {
      const set = sets.get(value) ?? BitSet.empty(products.length);
      set.add(index);
      sets.set(value, set);
    }
  return sets;
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
