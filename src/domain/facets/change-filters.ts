import type { FilterAxis, ProductFilters } from './product-filters.ts';

/** Adds a value, or removes it. */
export function toggleValue(
  filters: ProductFilters,
  { axis, value }: { axis: FilterAxis; value: string },
): ProductFilters {
  const values = filters[axis];
  const rest = values.filter((one) => one !== value);
  return { ...filters, [axis]: rest.length < values.length ? rest : [...values, value].toSorted() };
}
