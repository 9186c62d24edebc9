import type { ProductChange } from '../catalogue/product-change.ts';

/** A new product, or with an `id` the changes of one, which must still have the `version`. */
export type ImportedProduct = {
  id?: number | undefined;
  version?: number | undefined;
  /** Names; those that the shop does not have are added. */
  brand?: string | undefined;
  category?: string | undefined;
  /** Of a category that is added; by default the first type. */
  categoryType?: string | undefined;
  active?: boolean | undefined;
  change: ProductChange;
};
