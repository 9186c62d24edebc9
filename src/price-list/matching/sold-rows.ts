import { toBrandNames } from '../brands/brand-names.ts';
import type { CatalogueProduct } from '../list/catalogue-product.ts';
import type { ListRow } from '../list/list-row.ts';
import { likeness } from '../similarity/name-similarity.ts';
import { readyProducts, readyRow } from './normalize.ts';
import type { Ready } from './normalized.ts';

/** From here on a pair is practically always right (A29). */
const SURE = 0.8;

/** Tells whether the shop has a product called as a row, of the brand of that row. */
export function sellerOf(products: readonly CatalogueProduct[]): (row: ListRow) => boolean {
  const brands = toBrandNames(products.map(({ brand }) => brand));
  // Hardly any list asks: only one whose columns may go on in two ways.
  let byBrand: Map<string, Ready[]> | undefined;
  return (row) => {
    byBrand ??= Map.groupBy(readyProducts(products), ({ product }) => product.brand);
    const { name, brand } = readyRow(row, { brands, title: undefined });
    return (byBrand.get(brand ?? '') ?? []).some((one) => (likeness(name, one.name, one.given) ?? 0) >= SURE);
  };
}
