import type { CatalogueProduct } from '../list/catalogue-product.ts';
import type { ListRow } from '../list/list-row.ts';
import type { Given } from '../similarity/extra-words.ts';
import type { ItemName } from '../similarity/item-name.ts';

/** A product ready to be compared; `at` is its place. */
export type Ready = {
  at: number;
  product: CatalogueProduct;
  name: ItemName;
  given: Given;
  flavored: boolean;
};
export type ReadyRow = {
  row: ListRow;
  name: ItemName;
  noted: ReadonlySet<string>;
  notes: readonly ItemName[];
  brand: string | null | undefined;
};
