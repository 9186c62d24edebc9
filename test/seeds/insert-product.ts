import type { Database } from '#data/engine/database.ts';
import type { ProductDraft } from '#data/products/product-values.ts';
import { createProduct } from '#use-cases/catalogue/product-writes.ts';

const DEFAULTS: Omit<ProductDraft, 'name'> = {
  price: 1_000_00,
  priceUsd: 1_00,
  discount: 0,
  amount: 5,
  flavors: [],
  images: [],
  description: '',
};

/** A function that inserts products, each created a second after the one before; it returns the new id. */
export function productInserter(database: Database) {
  let now = Date.UTC(2026, 0, 1);
  return async (draft: Partial<ProductDraft> & { name: string }): Promise<number> => {
    now += 1000;
    const result = await createProduct(database, { draft: { ...DEFAULTS, ...draft }, now });
    if (!result.ok) throw new Error(`«${draft.name}» was refused: ${JSON.stringify(result)}`);
    return result.id;
  };
}
