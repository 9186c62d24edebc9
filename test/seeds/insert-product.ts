import type { Database } from '#data/engine/database.ts';
import type { ProductDraft } from '#data/products/product-values.ts';
import { createProduct } from '#use-cases/catalogue/product-writes.ts';
import { productDraft } from './product-draft.ts';

/** A function that inserts products, each created a second after the one before; it returns the new id. */
export function productInserter(database: Database) {
  let now = Date.UTC(2026, 0, 1);
  return async (draft: Partial<ProductDraft> & { name: string }): Promise<number> => {
    now += 1000;
    const result = await createProduct(database, { draft: productDraft({ priceUsd: 1_00, ...draft }), now });
    if (!result.ok) throw new Error(`«${draft.name}» was refused: ${JSON.stringify(result)}`);
    return result.id;
  };
}
