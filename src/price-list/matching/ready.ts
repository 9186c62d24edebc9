import type { ListRow } from '../rows/list-row.ts';
import type { Given } from './further-words.ts';
import type { ItemName } from './item-name.ts';
import type { ShopProduct } from './shop-product.ts';

/** A product ready to be compared; `at` is its place. */
export type Ready = {
  at: number;
  product: ShopProduct;
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
