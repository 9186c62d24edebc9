import type { Transaction } from 'kysely';
import { type Refusal, refuse } from '#data/engine/refusal.ts';
import type { Tables } from '#data/engine/schema.ts';
import type { Product } from '#data/products/product-row.ts';
import { readSale, type Sale } from '#data/sales/sale-row.ts';
import { lockProduct, returnStock, takeStock } from './sale-stock.ts';

type ProductsById = ReadonlyMap<number, Product>;

/**
 * Reads a sale with its product, and the one that it is to have, so that nobody else can change them until the commit.
 * Refuses with not-found, or with stale when the sale got another product meanwhile.
 */
export async function lockSale(
  transaction: Transaction<Tables>,
  { id, productId }: { id: number; productId?: number | undefined },
): Promise<{ ok: true; sale: Sale; products: ProductsById } | Refusal> {
  const seen = await transaction.selectFrom('sales').select('product_id').where('id', '=', id).executeTakeFirst();
  if (!seen) return refuse('not-found');
  const products = new Map<number, Product>();
  // Products first and in the order of their ids, as everywhere, so that two writers never wait for each other.
  for (const each of [...new Set([seen.product_id ?? 0, productId ?? 0])].toSorted((a, b) => a - b)) {
    const product = await lockProduct(transaction, each);
    if (product) products.set(each, product);
  }
  const { numUpdatedRows } = await transaction
    .updateTable('sales')
    .set((eb) => ({ quantity: eb.ref('quantity') }))
    .where('id', '=', id)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return refuse('not-found');
  const sale = await readSale(transaction, id);
  return sale.productId === seen.product_id ? { ok: true, sale, products } : refuse('stale');
}

/** What of a sale touches the stock. */
type StockUsage = { productId: number | null; flavor: string | null | undefined; quantity: number };

/** Gives back what the sale had taken and takes what it is to have; nothing moves when that is the same. */
export async function moveStock(
  transaction: Transaction<Tables>,
  { before, after, products }: { before: Sale; after: StockUsage; products: ProductsById },
): Promise<{ ok: true; variant: string | null } | Refusal> {
  const same = after.productId === before.productId && after.flavor === before.flavor;
  if (same && after.quantity === before.quantity) return { ok: true, variant: before.flavor };
  const { productId, flavor: variant, quantity } = after;
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
  if (!target) return { ok: true, variant: variant ?? null };
  return takeStock(transaction, { product: target, flavor: variant, quantity });
}
