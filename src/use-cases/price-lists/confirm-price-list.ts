import type { Transaction } from 'kysely';
import { writeCatalogue } from '#data/engine/catalogue-transaction.ts';
import type { Database } from '#data/engine/database.ts';
import { type Refusal, refuse } from '#data/engine/refusal.ts';
import type { Tables } from '#data/engine/schema.ts';
import {
  keep,
  type Pair,
  type Preview,
  type Repriced,
  type Step,
  take,
  type Update,
} from '#data/price-lists/price-list-steps.ts';
import { remember, restoreMemory } from '#data/price-lists/remembered-pairs.ts';
import type { Author } from '#data/products/price-history.ts';
import { reprice } from '../pricing/reprice-products.ts';

/** `id` is the preview's, and the update's that came of it. */
export type Applied = { ok: true; id: string; updated: Repriced[]; skipped: { id: number; name: string }[] };

/** When the same request had done it before. */
type Repeated = { repeated?: boolean };

type Choice = Step & {
  by: Author;
  preview?: string | undefined;
  pairs?: readonly Pair[] | undefined;
  ids?: readonly number[] | undefined;
};

/**
 * Changes the prices of the chosen pairs of the last preview (all proposed ones without a choice), remembers the pairs
 * that were chosen, and keeps the way back. Refuses with no-step, other-step, reference-unknown or stale, when no price
 * is left.
 */
export async function confirmPreview(
  database: Database,
  { preview: asked, pairs: chosen, ids, by, ...step }: Choice,
): Promise<(Applied & Repeated) | Refusal> {
  return writeCatalogue(database, async (transaction) => {
    const taken = await take<Preview>(transaction, { ...step, kind: 'preview', asked });
    if (!taken.ok) return taken;
    const { lines, pairs: proposed, prices } = taken.content;
    const lineAt = new Map(lines.map((line) => [line.index, line]));
    const priceOf = new Map(prices);
    const wanted = chosen ?? proposed.filter(({ id }) => ids === undefined || ids.includes(id));
    if (hasTwice(wanted.map(({ id }) => id)) || wanted.some(({ line, id }) => !lineAt.has(line) || !priceOf.has(id))) {
      return refuse('reference-unknown');
    }
    const changes = wanted.map(({ line, id }) => ({
      id,
      before: priceOf.get(id) ?? 0,
      after: lineAt.get(line)?.price ?? 0,
    }));
    const { id } = taken;
    const done = await applied(transaction, { id, kind: database.kind, changes, by, now: step.now });
    if (!done.ok) return done;
    const learned = chosen?.map(({ line, id }) => ({ key: lineAt.get(line)?.key ?? '', productId: id })) ?? [];
    const memory = await remember(transaction, { learned, now: step.now });
    const update: Update = { updated: done.updated, memory };
    await keep(transaction, { ...step, kind: 'update', id, content: update });
    return done;
  });
}

/**
 * Puts back the prices of the last update, except those that moved since, and what was remembered before it: who undoes
 * an update does not vouch for its pairs. Refuses with no-step, other-step or stale.
 */
export async function undoUpdate(
  database: Database,
  { by, update: asked, ...step }: Step & { by: Author; update?: string | undefined },
): Promise<(Applied & Repeated) | Refusal> {
  return writeCatalogue(database, async (transaction) => {
    const taken = await take<Update>(transaction, { ...step, kind: 'update', asked });
    if (!taken.ok) return taken;
    const changes = taken.content.updated.map(({ id, before, after }) => ({ id, before: after, after: before }));
    const { id } = taken;
    const done = await applied(transaction, { id, kind: database.kind, changes, by, now: step.now });
    if (done.ok) await restoreMemory(transaction, { memory: taken.content.memory, now: step.now });
    return done;
  });
}

/** At least one price has to change. */
async function applied(
  transaction: Transaction<Tables>,
  { id, ...given }: Parameters<typeof reprice>[1] & { id: string },
): Promise<Applied | Refusal> {
  const done = await reprice(transaction, given);
  return done.updated.length > 0 ? { ok: true, id, ...done } : refuse('stale');
}

function hasTwice(ids: readonly number[]): boolean {
  return new Set(ids).size < ids.length;
}
