import { randomUUID } from 'node:crypto';
import type { Database } from '#data/engine/database.ts';
import { type Refusal, refuse } from '#data/engine/refusal.ts';
import { writeCatalogue } from '#data/engine/transactions/catalogue-transaction.ts';
import { type StepOwner, saveStep } from '#data/price-lists/price-list-steps.ts';
import type { PriceListUpdate, PriceUpdate } from '#data/price-lists/step-contents.ts';
import { priceAdjustmentEntries } from '#domain/audit/catalogue-entries.ts';
import { isChanged } from './is-changed.ts';
import { type PriceReplacement, repriceProducts } from './reprice-products.ts';

/** `id` is that of the update, which `undoUpdate` puts back. */
type AdjustedPrices = { ok: true; id: string; updated: PriceUpdate[]; skipped: { id: number; name: string }[] };

/**
 * Changes many prices at once and stores what an undo needs where one has changed. Skips products that have another price than `before` by now;
 * refuses with stale when that are all.
 */
export async function adjustPrices(
  database: Database,
  { changes, ...step }: StepOwner & { changes: readonly PriceReplacement[] },
): Promise<(AdjustedPrices & { repeated?: boolean }) | Refusal> {
  const { kind } = database;
  return writeCatalogue(database, async (transaction) => {
    const { updated, skipped } = await repriceProducts(transaction, { kind, changes, now: step.now });
    if (updated.length === 0) return refuse('stale');
    const id = randomUUID();
    const content: PriceListUpdate = {
      source: 'adjust',
      ...{ updated, memory: [], supplierId: null, suppliers: [], created: [] },
    };
    if (updated.some(isChanged)) await saveStep(transaction, { ...step, kind: 'update', id, content });
    const result: AdjustedPrices = { ok: true, id, updated, skipped };
    return { result, audit: priceAdjustmentEntries(updated) };
  });
}
