import type { Transaction } from 'kysely';
import { type Refusal, refuse } from '#data/engine/refusal.ts';
import { raiseRowVersion } from '#data/engine/row-version.ts';
import { readSale } from '#data/sales/sale-row.ts';
import type { Tables } from '#data/schema/tables.ts';
import type { Product } from '#domain/catalogue/product-fields.ts';
import type { Sale } from '#domain/sales/sale-fields.ts';
import { lockProduct, returnStock, takeStock } from './sale-stock.ts';

type ProductsById = ReadonlyMap<number, Product>;

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
  // Every writer locks products first and by rising id, so that no two of them deadlock.
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

/** The units that a sale takes from the stock. */
type StockUsage = { productId: number | null; flavor: string | null | undefined; quantity: number };

/** Returns the units of the sale before the change and takes those after it; does nothing when both are the same. */
export async function moveStock(
  transaction: Transaction<Tables>,
  { before, after, products }: { before: Sale; after: StockUsage; products: ProductsById },
): Promise<{ ok: true; flavor: string | null } | Refusal> {
  const same = after.productId === before.productId && after.flavor === before.flavor;
  if (same && after.quantity === before.quantity) return { ok: true, flavor: before.flavor };
  const { productId, flavor, quantity } = after;
  let target = products.get(productId ?? 0);
  const source = products.get(before.productId ?? 0);
  if (source) {
    const restored = await returnStock(transaction, {
      product: source,
      flavor: before.flavor,
      quantity: before.quantity,
    });
    if (target === source) target = restored;
  }
  // A product that was deleted has no stock to move.
  if (!target) return { ok: true, flavor: flavor ?? null };
  return takeStock(transaction, { product: target, flavor, quantity });
}
