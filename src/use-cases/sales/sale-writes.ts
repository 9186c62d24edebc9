import type { Database } from '#data/engine/database.ts';
import { type Refusal, refuse } from '#data/engine/refusal.ts';
import { writeCatalogue } from '#data/engine/transactions/catalogue-transaction.ts';
import { deleteEmptyOrder } from '#data/orders/delete-empty-order.ts';
import { readSale, saleColumns, saleTotal, soldProductColumns } from '#data/sales/sale-row.ts';
import { recordStock } from '#data/stock/stock-movements.ts';
import { saleChanged, saleDeleted, saleEntered } from '#domain/audit/business-entries.ts';
import { applyChanges } from '#domain/fields/apply-changes.ts';
import type { Changes } from '#domain/fields/field.ts';
import type { Sale, SaleInput } from '#domain/sales/sale-fields.ts';
import { lockProduct, lockSale } from './sale-lock.ts';
import { moveStock, returnStock, takeStock } from './sale-stock.ts';

/** A new sale; without a flavor, the first one in stock is sold. */
export type SaleDraft = Omit<SaleInput, 'productId' | 'flavor'> & {
  productId: number;
  flavor?: string | null | undefined;
};

export type SaleChange = Changes<SaleDraft>;

/** Creates a sale and takes its units from the stock. Refuses with not-found, flavor-unknown, no-stock or out-of-range. */
export async function createSale(
  database: Database,
  { draft, now }: { draft: SaleDraft; now: number },
): Promise<{ ok: true; id: number; sale: Sale; repeated?: boolean } | Refusal> {
  return writeCatalogue(database, async (transaction) => {
    const product = await lockProduct(transaction, draft.productId);
    if (!product) return refuse('not-found');
    const { quantity } = draft;
    const total = saleTotal(product, quantity);
    if (total === undefined) return refuse('out-of-range');
    const stock = await takeStock(transaction, { product, flavor: draft.flavor, quantity });
    if (!stock.ok) return stock;
    const { id } = await transaction
      .insertInto('sales')
      .values({
        ...soldProductColumns(product),
        ...saleColumns({ ...draft, flavor: stock.flavor, total }),
        sold_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await recordStock(transaction, [product], { reason: 'sale', author: database.author });
    const sale = await readSale(transaction, id);
    return { result: { ok: true, id, sale }, audit: [saleEntered(sale)] };
  });
}

/**
 * Changes a sale and its stock. The copy of the product, its price included, is replaced only by another product.
 * Refuses like `createSale`, with reference-unknown for a missing product, or with stale.
 */
export async function updateSale(
  database: Database,
  { id, version, change }: { id: number; version?: number | undefined; change: SaleChange },
): Promise<{ ok: true; before: Sale; sale: Sale } | Refusal> {
  return writeCatalogue(database, async (transaction) => {
    const locked = await lockSale(transaction, { id, version, productId: change.productId });
    if (!locked.ok) return locked;
    const { sale: before, products } = locked;
    const after = applyChanges(before, change);
    const productChanges = after.productId !== before.productId;
    const product = after.productId === null ? undefined : products.get(after.productId);
    if (productChanges && !product) return refuse('reference-unknown');
    const total = saleTotal(productChanges && product ? product : before.product, after.quantity);
    if (total === undefined) return refuse('out-of-range');
    const flavor = productChanges ? change.flavor : after.flavor;
    const moved = await moveStock(transaction, { before, products, after: { ...after, flavor } });
    if (!moved.ok) return moved;
    await recordStock(transaction, products.values(), { reason: 'sale changed', author: database.author });
    const copy = productChanges && product ? soldProductColumns(product) : {};
    const values = { ...saleColumns({ ...after, flavor: moved.flavor, total }), ...copy };
    await transaction.updateTable('sales').set(values).where('id', '=', id).execute();
    const sale = await readSale(transaction, id);
    return { result: { ok: true, before, sale }, audit: [saleChanged({ before, after: sale })] };
  });
}

/** Deletes a sale, with its order when it was the last of it, and returns its units to the stock. Refuses with not-found or stale. */
export async function deleteSale(database: Database, id: number): Promise<{ ok: true; sale: Sale } | Refusal> {
  return writeCatalogue(database, async (transaction) => {
    const locked = await lockSale(transaction, { id });
    if (!locked.ok) return locked;
    const { sale, products } = locked;
    const product = products.get(sale.productId ?? 0);
    if (product) await returnStock(transaction, { product, flavor: sale.flavor, quantity: sale.quantity });
    if (product) await recordStock(transaction, [product], { reason: 'sale deleted', author: database.author });
    const deleted = transaction.deleteFrom('sales').where('id', '=', id).returning('order_id as orderId');
    const { orderId } = await deleted.executeTakeFirstOrThrow();
    if (orderId !== null) await deleteEmptyOrder(transaction, orderId);
    return { result: { ok: true, sale }, audit: [saleDeleted(sale)] };
  });
}
