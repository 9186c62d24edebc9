import type { Database } from '#data/engine/database.ts';
import { type Refusal, refuse } from '#data/engine/refusal.ts';
import { writeCatalogue } from '#data/engine/transactions/catalogue-transaction.ts';
import { readProduct } from '#data/products/product-row.ts';
import { recordStock } from '#data/stock/stock-movements.ts';
import { purchaseEntered } from '#domain/audit/business-entries.ts';
import type { Product } from '#domain/catalogue/product-fields.ts';
import { lockProduct } from '../sales/sale-lock.ts';
import { returnStock, takeStock } from '../sales/sale-stock.ts';

/** Units that came; or, with a minus, that were entered by mistake. */
export type PurchaseLine = { productId: number; flavor: string | null; quantity: number };

export type Purchase = { lines: readonly PurchaseLine[]; note: string };

/**
 * Adds units to many flavors at once, or none. Refuses with reference-unknown, flavor-unknown or no-stock, and the line
 * that is refused.
 */
export async function enterPurchase(
  database: Database,
  { lines, note }: Purchase,
): Promise<{ ok: true; units: number; repeated?: boolean } | Refusal> {
  type Entered = { ok: true; units: number };
  return writeCatalogue<Entered>(database, async (transaction) => {
    const before = new Map<number, Product>();
    // By rising id, so that concurrent writes do not wait for each other.
    for (const id of [...new Set(lines.map(({ productId }) => productId))].toSorted((a, b) => a - b)) {
      const product = await lockProduct(transaction, id);
      if (product) before.set(id, product);
    }
    for (const [line, { productId, flavor, quantity }] of lines.entries()) {
      if (!before.has(productId)) return { ...refuse('reference-unknown'), line };
      const product = await readProduct(transaction, productId);
      if (flavor === null ? product.flavors.length > 0 : !product.flavors.some(({ name }) => name === flavor)) {
        return { ...refuse('flavor-unknown'), line };
      }
      if (quantity > 0) await returnStock(transaction, { product, flavor, quantity });
      else {
        const taken = await takeStock(transaction, { product, flavor, quantity: -quantity });
        if (!taken.ok) return { ...taken, line };
      }
    }
    const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
    const reason = lines.every(({ quantity }) => quantity > 0) ? 'purchase' : 'correction';
    await recordStock(transaction, before.values(), { reason, note, author: database.author });
    const named = lines.map((line) => ({ ...line, name: before.get(line.productId)?.name ?? '' }));
    return { result: { ok: true, units }, audit: [purchaseEntered({ lines: named, note })] };
  });
}
