import type { Product } from '#domain/catalogue/product-fields.ts';
import { productKey } from '#domain/catalogue/slug.ts';
import type { Database } from '../engine/database.ts';
import { selectProducts, toProduct } from '../products/product-row.ts';
import { inChunks } from '../query/in-chunks.ts';

/** The products with these ids, and those with these names, in the shop or not. */
export async function findNamedProducts(
  { query }: Pick<Database, 'query'>,
  { ids, names }: { ids: readonly number[]; names: readonly string[] },
): Promise<Product[]> {
  const found = new Map<number, Product>();
  const select = selectProducts(query);
  await inChunks(ids, async (chunk) => {
    for (const row of await select.where('products.id', 'in', chunk).execute()) found.set(row.id, toProduct(row));
  });
  await inChunks(names.map(productKey), async (chunk) => {
    for (const row of await select.where('products.key', 'in', chunk).execute()) found.set(row.id, toProduct(row));
  });
  return [...found.values()];
}
