import type { Database } from '#data/engine/database.ts';
import { type Refusal, refuse } from '#data/engine/refusal.ts';
import { writeCatalogue } from '#data/engine/transactions/catalogue-transaction.ts';
import { deleteSupplier, findSupplier, renameSupplier, type Supplier } from '#data/suppliers/suppliers.ts';

/** Renames a supplier. Refuses with not-found or name-taken. */
export async function changeSupplierName(
  database: Database,
  { id, name }: { id: number; name: string },
): Promise<{ ok: true; supplier: Supplier } | Refusal> {
  return writeCatalogue(database, async (transaction) => {
    const supplier = await findSupplier({ query: transaction }, id);
    if (!supplier) return refuse('not-found');
    await renameSupplier(transaction, { id, name });
    const from = { name: supplier.name };
    return {
      result: { ok: true, supplier: { ...supplier, name } },
      audit: [{ did: 'supplier renamed', id, name: supplier.name, from, to: { name } }],
    };
  });
}

/** Deletes a supplier and what was learned from its lists. Refuses with not-found. */
export async function forgetSupplier(database: Database, id: number): Promise<{ ok: true } | Refusal> {
  return writeCatalogue(database, async (transaction) => {
    const name = await deleteSupplier({ query: transaction }, id);
    if (name === undefined) return refuse('not-found');
    return { result: { ok: true }, audit: [{ did: 'supplier forgotten', id, name }] };
  });
}
