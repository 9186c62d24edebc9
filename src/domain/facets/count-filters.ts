import { FILTER_AXES, type ProductFilters } from './product-filters.ts';

/** How many things a list is narrowed down by; a range of prices is one. */
export function countFilters({ minPrice, maxPrice, inStock, onSale, ...axes }: ProductFilters): number {
  const hasPrice = minPrice !== undefined || maxPrice !== undefined;
  const values = FILTER_AXES.reduce((sum, axis) => sum + axes[axis].length, 0);
  return values + Number(hasPrice) + Number(inStock) + Number(onSale);
}
