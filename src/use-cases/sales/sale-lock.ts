import type { Transaction } from 'kysely';
import { type Refusal, refuse } from '#data/engine/refusal.ts';
import { raiseRowVersion } from '#data/engine/transactions/row-version.ts';
import { readProduct } from '#data/products/product-row.ts';
import { readSale } from '#data/sales/sale-row.ts';
import type { Tables } from '#data/schema/tables.ts';
import type { Product } from '#domain/catalogue/product-fields.ts';
import type { Sale } from '#domain/sales/sale-fields.ts';

export type ProductsById = ReadonlyMap<number, Product>;

/** Locks the product's row until the commit and reads it. */
export async function lockProduct(transaction: Transaction<Tables>, id: number): Promise<Product | undefined> {
  const { numUpdatedRows } = await transaction
    .updateTable('products')
    .set((eb) => ({ version: eb.ref('version') }))
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows === 0n ? undefined : readProduct(transaction, id);
}

/**
 * Locks a sale, its product and the product that it is to have until the commit, and reads them.
 * Refuses with not-found, or with stale when the sale has another version or got another product in the meantime.
 */
export async function lockSale(
  transaction: Transaction<Tables>,
  { id, version, productId }: { id: number; version?: number | undefined; productId?: number | undefined },
): Promise<{ ok: true; sale: Sale; products: ProductsById } | Refusal> {
  const unlocked = await transaction.selectFrom('sales').select('product_id').where('id', '=', id).executeTakeFirst();
  if (!unlocked) return refuse('not-found');
  const products = new Map<number, Product>();
  // Products are locked before the sale and by rising id, so that concurrent writes do not deadlock.
  const productIds = new Set([unlocked.product_id ?? 0, productId ?? 0]);
  for (const lockId of [...productIds].toSorted((a, b) => a - b)) {
    const product = await lockProduct(transaction, lockId);
    if (product) products.set(lockId, product);
  }
  const raised = await raiseRowVersion(transaction, { table: 'sales', id, version });
  if (!raised.ok) return raised;
  const sale = await readSale(transaction, id);
  return sale.productId === unlocked.product_id ? { ok: true, sale, products } : refuse('stale');
}
