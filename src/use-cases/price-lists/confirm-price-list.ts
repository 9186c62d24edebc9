import type { Transaction } from 'kysely';
import { writeCatalogue } from '#data/engine/catalogue-transaction.ts';
import type { Database } from '#data/engine/database.ts';
import { type Refusal, refuse } from '#data/engine/refusal.ts';
import type { Tables } from '#data/engine/schema.ts';
import {
  type LinePair,
  type PriceListPreview,
  type PriceListUpdate,
  type PriceUpdate,
  type StepOwner,
  saveStep,
  takeStep,
} from '#data/price-lists/price-list-steps.ts';
import { rememberPairs, restoreRememberedPairs } from '#data/price-lists/remembered-pairs.ts';
import type { PriceChangeAuthor } from '#data/products/price-history.ts';
import { repriceProducts } from '../pricing/reprice-products.ts';

/** `id` is the preview's, and the update's that came of it. */
export type ConfirmResult = { ok: true; id: string; updated: PriceUpdate[]; skipped: { id: number; name: string }[] };

/** When the same request had done it before. */
type Repeated = { repeated?: boolean };

type ConfirmOptions = StepOwner & {
  by: PriceChangeAuthor;
  preview?: string | undefined;
  pairs?: readonly LinePair[] | undefined;
  ids?: readonly number[] | undefined;
};

/**
 * Changes the prices of the chosen pairs of the last preview (all proposed ones without a choice), remembers the pairs
 * that were chosen, and keeps the way back. Refuses with no-step, other-step, reference-unknown or stale, when no price
 * is left.
 */
export async function confirmPreview(
  database: Database,
  { preview: asked, pairs: chosen, ids, by, ...step }: ConfirmOptions,
): Promise<(ConfirmResult & Repeated) | Refusal> {
  return writeCatalogue(database, async (transaction) => {
    const taken = await takeStep<PriceListPreview>(transaction, { ...step, kind: 'preview', asked });
    if (!taken.ok) return taken;
    const { lines, pairs: proposed, prices } = taken.content;
    const lineAt = new Map(lines.map((line) => [line.index, line]));
    const priceOf = new Map(prices);
    const wanted = chosen ?? proposed.filter(({ id }) => ids === undefined || ids.includes(id));
    if (
      hasDuplicates(wanted.map(({ id }) => id)) ||
      wanted.some(({ line, id }) => !lineAt.has(line) || !priceOf.has(id))
    ) {
      return refuse('reference-unknown');
    }
    const changes = wanted.map(({ line, id }) => ({
      id,
      before: priceOf.get(id) ?? 0,
      after: lineAt.get(line)?.price ?? 0,
    }));
    const { id } = taken;
    const done = await repriceOrRefuse(transaction, { id, kind: database.kind, changes, by, now: step.now });
    if (!done.ok) return done;
    const learned = chosen?.map(({ line, id }) => ({ key: lineAt.get(line)?.key ?? '', productId: id })) ?? [];
    const memory = await rememberPairs(transaction, { learned, now: step.now });
    const update: PriceListUpdate = { updated: done.updated, memory };
    await saveStep(transaction, { ...step, kind: 'update', id, content: update });
    return done;
  });
}

/**
 * Puts back the prices of the last update, except those that moved since, and what was remembered before it: who undoes
 * an update does not vouch for its pairs. Refuses with no-step, other-step or stale.
 */
export async function undoUpdate(
  database: Database,
  { by, update: asked, ...step }: StepOwner & { by: PriceChangeAuthor; update?: string | undefined },
): Promise<(ConfirmResult & Repeated) | Refusal> {
  return writeCatalogue(database, async (transaction) => {
    const taken = await takeStep<PriceListUpdate>(transaction, { ...step, kind: 'update', asked });
    if (!taken.ok) return taken;
    const changes = taken.content.updated.map(({ id, before, after }) => ({ id, before: after, after: before }));
    const { id } = taken;
    const done = await repriceOrRefuse(transaction, { id, kind: database.kind, changes, by, now: step.now });
    if (done.ok) await restoreRememberedPairs(transaction, { memory: taken.content.memory, now: step.now });
    return done;
  });
}

/** At least one price has to change. */
async function repriceOrRefuse(
  transaction: Transaction<Tables>,
  { id, ...given }: Parameters<typeof repriceProducts>[1] & { id: string },
): Promise<ConfirmResult | Refusal> {
  const done = await repriceProducts(transaction, given);
  return done.updated.length > 0 ? { ok: true, id, ...done } : refuse('stale');
}

function hasDuplicates(ids: readonly number[]): boolean {
  return new Set(ids).size < ids.length;
}
