import type { CatalogueProduct } from '../list/catalogue-product.ts';
import type { ListRow } from '../list/list-row.ts';
import type { ComparisonContext } from '../similarity/extra-words.ts';
import type { ItemName } from '../similarity/item-name.ts';

/** A product ready to be compared; `at` is its place. */
export type NormalizedProduct = {
  at: number;
  product: CatalogueProduct;
  name: ItemName;
  given: ComparisonContext;
};
export type NormalizedRow = {
  row: ListRow;
  name: ItemName;
  noted: ReadonlySet<string>;
  notes: readonly ItemName[];
  brand: string | null | undefined;
};
