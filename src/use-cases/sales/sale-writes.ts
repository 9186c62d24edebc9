import { writeCatalogue } from '#data/engine/catalogue-transaction.ts';
import type { Database } from '#data/engine/database.ts';
import { type Refusal, refuse } from '#data/engine/refusal.ts';
import { applyChanges, type Changes } from '#data/query/apply-changes.ts';
import { readSale, type Sale, saleColumns, saleTotal, soldProductColumns } from '#data/sales/sale-row.ts';
import { lockSale, moveStock } from './sale-lock.ts';
import { lockProduct, returnStock, takeStock } from './sale-stock.ts';

export type SaleDraft = {
  productId: number;
  /** Name of the flavor; null for a product without flavors, undefined for the first flavor in stock. */
  flavor?: string | null | undefined;
  quantity: number;
  clientName: string;
  paymentMethod: string;
  shippingMethod: string;
  paid: boolean;
};

/** What is to be different about a sale; what is missing stays as it is. */
export type SaleChange = Changes<SaleDraft>;

/** Enters a sale and takes its units from the stock; refuses with not-found, flavor-unknown, no-stock or out-of-range. */
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
    const taken = await takeStock(transaction, { product, flavor: draft.flavor, quantity });
    if (!taken.ok) return taken;
    const { id } = await transaction
      .insertInto('sales')
      .values({
        ...soldProductColumns(product),
        ...saleColumns({ ...draft, flavor: taken.variant, total }),
        sold_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { ok: true, id, sale: await readSale(transaction, id) };
  });
}

/**
 * Changes a sale and moves the difference in the stock. As long as the product is the same, so are its copy and its price.
 * Refuses with not-found, reference-unknown for a product that is not there, stale, or as an insert does.
 */
export async function updateSale(
  database: Database,
  { id, change }: { id: number; change: SaleChange },
): Promise<{ ok: true; before: Sale; sale: Sale } | Refusal> {
  return writeCatalogue(database, async (transaction) => {
    const locked = await lockSale(transaction, { id, productId: change.productId });
    if (!locked.ok) return locked;
    const { sale: before, products } = locked;
    const wanted = applyChanges(before, change);
    const exchanged = wanted.productId !== before.productId;
    const product = wanted.productId === null ? undefined : products.get(wanted.productId);
    if (exchanged && !product) return refuse('reference-unknown');
    const total = saleTotal(exchanged && product ? product : before.product, wanted.quantity);
    if (total === undefined) return refuse('out-of-range');
    const variant = exchanged ? change.flavor : wanted.flavor;
    const moved = await moveStock(transaction, { before, products, after: { ...wanted, flavor: variant } });
    if (!moved.ok) return moved;
    const copy = exchanged && product ? soldProductColumns(product) : {};
    const values = { ...saleColumns({ ...wanted, flavor: moved.variant, total }), ...copy };
    await transaction.updateTable('sales').set(values).where('id', '=', id).execute();
    return { ok: true, before, sale: await readSale(transaction, id) };
  });
}

/** Deletes a sale and gives its units back; refuses with not-found or stale. */
export async function deleteSale(database: Database, id: number): Promise<{ ok: true; sale: Sale } | Refusal> {
  return writeCatalogue(database, async (transaction) => {
    const locked = await lockSale(transaction, { id });
    if (!locked.ok) return locked;
    const { sale, products } = locked;
    const product = products.get(sale.productId ?? 0);
    if (product) await returnStock(transaction, { product, flavor: sale.flavor, quantity: sale.quantity });
    await transaction.deleteFrom('sales').where('id', '=', id).execute();
    return { ok: true, sale };
  });
}
