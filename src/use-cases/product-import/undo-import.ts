import { readCatalogueRefs } from '#data/brands-and-categories/catalogue-refs.ts';
import type { Database } from '#data/engine/database.ts';
import { type Refusal, refuse } from '#data/engine/refusal.ts';
import { writeCatalogue } from '#data/engine/transactions/catalogue-transaction.ts';
import type { StepOwner } from '#data/price-lists/price-list-steps.ts';
import { takeImport } from '#data/product-imports/product-imports.ts';
import { deleteUnchangedProducts } from '#data/products/delete-unchanged-products.ts';
import { allProductsByIds } from '#data/products/product-row.ts';
import { productChanged, productDeleted } from '#domain/audit/catalogue-entries.ts';
import { importUndone } from '#domain/audit/import-entries.ts';
import type { Product } from '#domain/catalogue/product-fields.ts';
import { writeProductChange } from '../catalogue/product-writes.ts';

/** `kept` are products that were changed or sold since, and stay as they are. */
type UndoResult = { ok: true; deleted: number; restored: number; kept: { id: number; name: string }[] };

/**
 * Deletes the products that an import added and gives those that it changed their former values, except where somebody
 * changed them since; deletes the brands and categories that it brought and nothing uses. Refuses with no-step,
 * other-step, stale when everything was changed, or name-taken when another product has a former name by now.
 */
export async function undoImport(
  database: Database,
  { id, ...owner }: StepOwner & { id: string },
): Promise<(UndoResult & { repeated?: boolean }) | Refusal> {
  const patient = { ...database, query: database.longRunning };
  return writeCatalogue<UndoResult>(patient, async (transaction) => {
    const stored = await takeImport(transaction, { ...owner, id });
    if (!stored.ok) return stored;
    const { created, changed, brands, categories } = stored.content;
    const added = await allProductsByIds(transaction, created);
    const { deleted, changed: left } = await deleteUnchangedProducts(transaction, created);
    const findRefs = await readCatalogueRefs(transaction);
    const restored: { before: Product; after: Product }[] = [];
    const kept = added.filter((product) => left.has(product.id));
    const known = await allProductsByIds(
      transaction,
      changed.map((product) => product.id),
    );
    const byId = new Map(known.map((product) => [product.id, product]));
    for (const { id, version, before: former } of changed) {
      const before = byId.get(id);
      if (before?.version !== version) {
        if (before) kept.push(before);
        continue;
      }
      const { pricedAt, deactivatedAt, ...change } = former;
      const options = { database, findRefs, reason: 'import', now: owner.now } as const;
      const saved = await writeProductChange(transaction, { ...options, id, change });
      if (!saved.ok) return saved;
      await transaction
        .updateTable('products')
        .set({ priced_at: pricedAt, deactivated_at: deactivatedAt })
        .where('id', '=', id)
        .execute();
      restored.push({ before, after: { ...saved.product, pricedAt, deactivatedAt } });
    }
    if (deleted.size + restored.length === 0) return refuse('stale');
    for (const [table, column, ids] of [
      ['brands', 'brand_id', brands],
      ['categories', 'category_id', categories],
    ] as const) {
      const used = transaction.selectFrom('products').select(column);
      if (ids.length > 0)
        await transaction.deleteFrom(table).where('id', 'in', ids).where('id', 'not in', used).execute();
    }
    const counts = { deleted: deleted.size, restored: restored.length };
    const details = [
      ...added.filter((product) => deleted.has(product.id)).map(productDeleted),
      ...restored.map(productChanged),
    ];
    return {
      result: { ok: true, ...counts, kept: kept.map(({ id, name }) => ({ id, name })) },
      audit: [importUndone(counts), ...details.map((entry) => ({ ...entry, isDetail: true }))],
    };
  });
}
