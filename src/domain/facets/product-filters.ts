import type { Centavos } from '../money/money.ts';

/**
 * What a list is narrowed down to: any of the values of each axis, and all axes together. Brands and categories by their
 * links, flavors by their slugs.
 */
export type ProductFilters = Readonly<Record<FilterAxis, readonly string[]>> & {
  minPrice?: Centavos | undefined;
  maxPrice?: Centavos | undefined;
  inStock: boolean;
  onSale: boolean;
};

export const FILTER_AXES = ['brand', 'category', 'flavor'] as const;
export type FilterAxis = (typeof FILTER_AXES)[number];

export const NO_FILTERS: ProductFilters = { brand: [], category: [], flavor: [], inStock: false, onSale: false };

/** How many things a list is narrowed down by; a range of prices is one. */
export function countFilters({ minPrice, maxPrice, inStock, onSale, ...axes }: ProductFilters): number {
  const hasPrice = minPrice !== undefined || maxPrice !== undefined;
  const values = FILTER_AXES.reduce((sum, axis) => sum + axes[axis].length, 0);
  return values + Number(hasPrice) + Number(inStock) + Number(onSale);
}

/** Adds a value, or removes it. */
export function toggleValue(
  filters: ProductFilters,
  { axis, value }: { axis: FilterAxis; value: string },
): ProductFilters {
  const values = filters[axis];
  const rest = values.filter((one) => one !== value);
  return { ...filters, [axis]: rest.length < values.length ? rest : [...values, value].toSorted() };
}
