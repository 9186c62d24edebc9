import type { WireFacets } from '#contract/responses/shop.ts';
import type { ProductFacets } from '#data/products/product-search.ts';
import { plainSlug } from '#domain/catalogue/slug.ts';
import type { FilterAxis } from '#domain/facets/product-filters.ts';
import { centavosToPesos } from '#domain/money/money.ts';
import { nameSortKey } from '#domain/text/name-sort-key.ts';

/** Further choices of an axis are not offered. */
const MAX_CHOICES = 12;

/** The choices with the most products come first. */
export function toWireFacets({ counts, names }: ProductFacets): WireFacets {
  const choices = (axis: FilterAxis) =>
    [...counts[axis]]
      .map(([value, count]) => {
        const name = names[axis].get(value) ?? value;
        return { name, count, ...(plainSlug(name) !== value && { value }) };
      })
      .toSorted((a, b) => b.count - a.count || compareNames(a.name, b.name))
      .slice(0, MAX_CHOICES);
  const { total, inStock, onSale, prices } = counts;
  return {
    total,
    inStock,
    onSale,
    prices: prices && { min: centavosToPesos(prices.min), max: centavosToPesos(prices.max) },
    brand: choices('brand'),
    category: choices('category'),
    flavor: choices('flavor'),
  };
}

function compareNames(a: string, b: string): number {
  return nameSortKey(a) < nameSortKey(b) ? -1 : 1;
}
