import type { CatalogueProduct } from '#price-list/list/catalogue-product.ts';
import type { PriceList } from '#price-list/list/list-row.ts';
import { findEdges, type Remembered } from '#price-list/matching/match-list.ts';
import { bestPairs, type Match } from '#price-list/matching/resolve-matches.ts';

type UnpricedOptions = { products: readonly CatalogueProduct[]; remembered: Remembered; matches: readonly Match[] };

/**
 * The ids of the products that a list has without a price: those of rows that were confirmed before or name them beyond
 * doubt. Of a product of earlier lists the row may say more: 'Whey 1 kg sin stock, ingresa el jueves'.
 */
export function findUnpriced(list: PriceList, { products, remembered, matches }: UnpricedOptions): number[] {
  const rows = list.rows.filter(({ price }) => price === undefined).map((row, index) => ({ ...row, index }));
  if (rows.length === 0) return [];
  const { edges } = findEdges({ ...list, rows }, { products, remembered });
  const earlier = new Set(remembered.values());
  const named = edges.filter(({ doubts, product }) => {
    return doubts.every((doubt) => doubt === 'extra-word' && earlier.has(product.id));
  });
  const matched = new Set(matches.map(({ product }) => product.id));
  return bestPairs(named).flatMap(({ product: { id } }) => (matched.has(id) ? [] : id));
}
