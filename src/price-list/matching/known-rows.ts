import { toBrandNames } from '../brands/brand-names.ts';
import type { CatalogueProduct } from '../list/catalogue-product.ts';
import type { ListRow } from '../list/list-row.ts';
import { nameSimilarity } from '../similarity/name-similarity.ts';
import { normalizeProducts, normalizeRow } from './normalize.ts';
import type { NormalizedProduct } from './normalized.ts';

/** From here on a pair is practically always right (A29). */
const CONFIDENT = 0.8;

/** Tells whether the catalogue has a product called as a row, of the brand of that row. */
export function createKnownRowTest(products: readonly CatalogueProduct[]): (row: ListRow) => boolean {
  const brands = toBrandNames(products.map(({ brand }) => brand));
  // Hardly any list asks: only one whose columns may go on in two ways.
  let byBrand: Map<string, NormalizedProduct[]> | undefined;
  return (row) => {
    byBrand ??= Map.groupBy(normalizeProducts(products), ({ product }) => product.brand);
    const { name, brand } = normalizeRow(row, { brands, title: undefined });
    return (byBrand.get(brand ?? '') ?? []).some(
      (one) => (nameSimilarity(name, one.name, one.given) ?? 0) >= CONFIDENT,
    );
  };
}
