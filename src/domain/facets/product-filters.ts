import type { Centavos } from '../money/money.ts';

/**
 * What a list is narrowed down to: any of the values of each axis, and all axes together. Brands and categories by their
 * links, flavors by their plain slugs.
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
