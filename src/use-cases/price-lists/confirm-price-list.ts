import type { Transaction } from 'kysely';
import type { Database } from '#data/engine/database.ts';
import { type Refusal, refuse } from '#data/engine/refusal.ts';
import { writeCatalogue } from '#data/engine/transactions/catalogue-transaction.ts';
import { type StepOwner, saveStep, takeStep } from '#data/price-lists/price-list-steps.ts';
import { rememberPairs, restoreRememberedPairs } from '#data/price-lists/remembered-pairs.ts';
import type { LinePair, PriceListUpdate, PriceUpdate } from '#data/price-lists/step-contents.ts';
import type { Tables } from '#data/schema/tables.ts';
import { priceListEntries } from '#domain/audit/catalogue-entries.ts';
import { type PriceRule, priceByRule } from '#domain/pricing/price-rule.ts';
import { repriceProducts } from '../pricing/reprice-products.ts';
import { forgetLearned, learnSupplier } from './learn-supplier.ts';

/** `id` is that of the preview and of the resulting update. */
export type ConfirmResult = { ok: true; id: string; updated: PriceUpdate[]; skipped: { id: number; name: string }[] };

type Repeated = { repeated?: boolean };

type ConfirmOptions = StepOwner & {
  previewId?: string | undefined;
  pairs?: readonly LinePair[] | undefined;
  ids?: readonly number[] | undefined;
  /** The name that the seller gave the supplier. */
  supplierName?: string | undefined;
  /** Instead of the rule of the preview. */
  rule?: PriceRule | undefined;
};

/**
 * Applies the prices of the last preview for the selected pairs, by default all proposed ones. Remembers selected pairs
 * and how the list was read, and stores what an undo needs. Refuses with no-step, other-step, nothing-selected,
 * reference-unknown, or stale when no price changed.
 */
export async function confirmPreview(
  database: Database,
  { previewId, pairs: selected, ids, supplierName, rule: chosenRule, ...step }: ConfirmOptions,
): Promise<(ConfirmResult & Repeated) | Refusal> {
  return writeCatalogue(database, async (transaction) => {
    const stored = await takeStep(transaction, { ...step, kind: 'preview', requestedId: previewId });
    if (!stored.ok) return stored;
    const { lines, pairs: proposed, prices } = stored.content;
    const lineAt = new Map(lines.map((line) => [line.index, line]));
    const priceOf = new Map(prices);
    const rule = chosenRule ?? stored.content.rule;
    const pairs = selected ?? proposed.filter(({ id }) => ids === undefined || ids.includes(id));
    if (pairs.length === 0) return refuse('nothing-selected');
    if (
      hasDuplicates(pairs.map(({ id }) => id)) ||
      pairs.some(({ line, id }) => !lineAt.has(line) || !priceOf.has(id))
    ) {
      return refuse('reference-unknown');
    }
    const changes = pairs.map(({ line, id }) => ({
      id,
      before: priceOf.get(id) ?? 0,
      after: priceByRule(rule, lineAt.get(line)?.price ?? 0),
    }));
    const { id } = stored;
    const result = await repriceOrRefuse(transaction, { id, kind: database.kind, changes, now: step.now });
    if (!result.ok) return result;
    const confirmed = selected?.map(({ line, id }) => ({ key: lineAt.get(line)?.key ?? '', productId: id })) ?? [];
    const { supplier } = stored.content;
    const learned = await learnSupplier(transaction, { supplier, name: supplierName, rule, now: step.now });
    const memory = await rememberPairs(transaction, { supplierId: learned.id, confirmed, now: step.now });
    const { updated } = result;
    const update: PriceListUpdate = { updated, memory, supplierId: learned.id, suppliers: learned.changes };
    await saveStep(transaction, { ...step, kind: 'update', id, content: update });
    return { result, audit: priceListEntries('price list confirmed', result.updated) };
  });
}

/**
 * Restores the prices from before the last update, except those that changed since, and the remembered pairs, because an
 * undone update does not confirm them. Refuses with no-step, other-step or stale.
 */
export async function undoUpdate(
  database: Database,
  { updateId, ...step }: StepOwner & { updateId?: string | undefined },
): Promise<(ConfirmResult & Repeated) | Refusal> {
  return writeCatalogue(database, async (transaction) => {
    const stored = await takeStep(transaction, { ...step, kind: 'update', requestedId: updateId });
    if (!stored.ok) return stored;
    const changes = stored.content.updated.map(({ id, before, after }) => ({ id, before: after, after: before }));
    const { id } = stored;
    const result = await repriceOrRefuse(transaction, { id, kind: database.kind, changes, now: step.now });
    if (!result.ok) return result;
    const { supplierId, suppliers, memory } = stored.content;
    await restoreRememberedPairs(transaction, { supplierId, memory, now: step.now });
    await forgetLearned(transaction, suppliers);
    return { result, audit: priceListEntries('price list undone', result.updated) };
  });
}

/** Refuses with stale when no price changed. */
async function repriceOrRefuse(
  transaction: Transaction<Tables>,
  { id, ...options }: Parameters<typeof repriceProducts>[1] & { id: string },
): Promise<ConfirmResult | Refusal> {
  const result = await repriceProducts(transaction, options);
  return result.updated.length > 0 ? { ok: true, id, ...result } : refuse('stale');
}

function hasDuplicates(ids: readonly number[]): boolean {
  return new Set(ids).size < ids.length;
}
