import type { Product } from '../catalogue/product-fields.ts';
import { isOutOfStock } from '../catalogue/stock.ts';
import { containsEveryWord, quickSearchWords } from '../search/quick-search.ts';

/** What a list for customers shows of a product. */
export type SharedProduct = Pick<
  Product,
  'id' | 'name' | 'brand' | 'category' | 'price' | 'finalPrice' | 'discount' | 'amount' | 'flavors' | 'images'
>;

/** Whether products stand below their category or their brand. */
export type SharedGrouping = 'category' | 'brand';

/** Which products are shared; empty texts for all. */
export type SharedChoice = { grouping: SharedGrouping; group: string; text: string; offersOnly: boolean };

export type SharedGroup = { name: string; products: SharedProduct[] };

const collator = new Intl.Collator('es', { numeric: true });

/** What can be bought of the choice, by group and name. */
export function groupForSharing(
  products: readonly SharedProduct[],
  { grouping, group, text, offersOnly }: SharedChoice,
): SharedGroup[] {
  const words = quickSearchWords(text);
  const chosen = products.filter(
    (product) =>
      !isOutOfStock(product) &&
      (group === '' || product[grouping] === group) &&
      (!offersOnly || product.discount > 0) &&
      containsEveryWord(`${product.name} ${product.brand} ${product.category}`, words),
  );
  return [...Map.groupBy(chosen, (product) => product[grouping])]
    .map(([name, members]) => ({ name, products: members.toSorted((a, b) => collator.compare(a.name, b.name)) }))
    .toSorted((a, b) => collator.compare(a.name, b.name));
}

/** The groups that can be chosen. */
export function groupNames(products: readonly SharedProduct[], grouping: SharedGrouping): string[] {
  const names = new Set(products.filter((product) => !isOutOfStock(product)).map((product) => product[grouping]));
  return [...names].toSorted(collator.compare);
}
