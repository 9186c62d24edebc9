import { plainSlug, slug } from '#domain/catalogue/slug.ts';
import { FILTER_AXES, type FilterAxis, type ProductFilters } from '#domain/facets/product-filters.ts';
import type { FilterNames } from './filter-names.ts';

/** Further values of an axis are ignored. */
const MAX_VALUES = 20;
const MAX_VALUE_LENGTH = 100;
/** Whole pesos, as people type them. */
const PESOS = /^\d{1,9}$/;

/** Reads filters from an address or a call; invalid values are ignored. Several values of an axis are parted by commas. */
export function parseFilters(query: URLSearchParams, names: FilterNames): ProductFilters {
  const values = (axis: FilterAxis): string[] => {
    const all = query.getAll(names[axis]).flatMap((text) => text.split(','));
    const toValue = axis === 'flavor' ? plainSlug : slug;
    const links = all.map((text) => toValue(text).slice(0, MAX_VALUE_LENGTH)).filter((link) => link !== '');
    return [...new Set(links)].toSorted().slice(0, MAX_VALUES);
  };
  const price = (text: string | null) => (text !== null && PESOS.test(text) ? Number(text) * 100 : undefined);
  return {
    brand: values('brand'),
    category: values('category'),
    flavor: values('flavor'),
    minPrice: price(query.get(names.minPrice)),
    maxPrice: price(query.get(names.maxPrice)),
    inStock: query.get(names.inStock) === '1',
    onSale: query.get(names.onSale) === '1',
  };
}

/** The parameters of filters, in one order, so that equal filters have one address. */
export function filterPairs(filters: ProductFilters, names: FilterNames): [name: string, value: string][] {
  const pairs: [string, string][] = [];
  for (const axis of FILTER_AXES) if (filters[axis].length > 0) pairs.push([names[axis], filters[axis].join(',')]);
  const { minPrice, maxPrice, inStock, onSale } = filters;
  if (minPrice !== undefined) pairs.push([names.minPrice, String(minPrice / 100)]);
  if (maxPrice !== undefined) pairs.push([names.maxPrice, String(maxPrice / 100)]);
  if (inStock) pairs.push([names.inStock, '1']);
  if (onSale) pairs.push([names.onSale, '1']);
  return pairs;
}
