import type { WireFacets } from '#contract/responses/shop.ts';
import type { ProductFacets } from '#data/products/product-search.ts';
import { plainSlug } from '#domain/catalogue/slug.ts';
import type { FilterAxis } from '#domain/facets/product-filters.ts';
import { centavosToPesos } from '#domain/money/money.ts';
import { nameSortKey } from '#domain/text/name-sort-key.ts';

/** Further choices of an axis are sent on request, beside those that are chosen. */
const MAX_CHOICES = 12;

/** The choices with the most products come first. */
export function toWireFacets({ counts, names, filters }: ProductFacets, { isWhole }: { isWhole: boolean }): WireFacets {
  const choices = (axis: FilterAxis) => {
    const all = [...counts[axis]]
      .map(([value, count]) => ({ name: names[axis].get(value) ?? value, count, value }))
      .map((choice) => ({ choice, sortKey: nameSortKey(choice.name) }))
      .toSorted(
        (a, b) =>
          b.choice.count - a.choice.count ||
          compareText(a.sortKey, b.sortKey) ||
          compareText(a.choice.value, b.choice.value),
      )
      .map(({ choice }) => choice);
    return all
      .filter(({ value }, index) => isWhole || index < MAX_CHOICES || filters[axis].includes(value))
      .map(({ value, ...choice }) => ({ ...choice, ...(plainSlug(choice.name) !== value && { value }) }));
  };
  const { total, inStock, onSale, prices } = counts;
  const [brand, category, flavor] = [choices('brand'), choices('category'), choices('flavor')];
  return {
    total,
    inStock,
    onSale,
    prices: prices && { min: centavosToPesos(prices.min), max: centavosToPesos(prices.max) },
    brand,
    category,
    flavor,
    omitted: {
      brand: counts.brand.size - brand.length,
      category: counts.category.size - category.length,
      flavor: counts.flavor.size - flavor.length,
    },
  };
}

function compareText(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
