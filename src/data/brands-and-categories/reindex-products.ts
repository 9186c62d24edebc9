import type { Transaction } from 'kysely';
import type { DatabaseKind } from '../engine/database.ts';
import { productSearchText } from '../products/product-values.ts';
import type { Tables } from '../schema/tables.ts';

type Owner = { kind: DatabaseKind; column: 'brand_id' | 'category_id'; id: number };

/** Rebuilds the search text of the products of a brand or category whose name changed. */
export async function reindexProducts(transaction: Transaction<Tables>, { kind, column, id }: Owner): Promise<void> {
  // Waits for those who rename the products, and reads their names afterwards.
  if (kind === 'postgres')
    await transaction.selectFrom('products').select('id').where(column, '=', id).orderBy('id').forUpdate().execute();
  const products = await transaction
    .selectFrom('products')
    .innerJoin('brands', 'brands.id', 'products.brand_id')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .select(['products.id', 'products.name', 'brands.name as brand', 'categories.name as category'])
    .where(`products.${column}`, '=', id)
    .orderBy('products.id')
    .execute();
  for (const product of products) {
    const search_text = productSearchText(product);
    await transaction.updateTable('products').set({ search_text }).where('id', '=', product.id).execute();
  }
}
