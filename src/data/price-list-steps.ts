import type { Transaction } from 'kysely';
import type { Centavos } from '#domain/money.ts';
import { writeCatalogue } from './catalogue-version.ts';
import type { Database } from './database.ts';
import type { Author } from './price-history.ts';
import { writePrice } from './product-writes.ts';
import { type Refusal, refuse } from './refusal.ts';
import type { Tables } from './schema.ts';

/** A line of a supplier's list: its place, what it is remembered by, its price. */
export type PreviewLine = { index: number; key: string; price: Centavos };

/** What was previewed: lines, the pairs proposed, and every product's price at that moment. */
export type Preview = { lines: PreviewLine[]; pairs: Pair[]; prices: [id: number, price: Centavos][] };

/** The price of this line for the product with this id. */
export type Pair = { line: number; id: number };

/** A product whose price was changed, or was left because it had moved meanwhile. */
export type Repriced = { id: number; name: string; before: Centavos; after: Centavos };
export type Applied = { ok: true; updated: Repriced[]; skipped: { id: number; name: string }[] };

/** How long a preview, or the way back, is held. */
export const STEP_MS = 30 * 60 * 1000;

type Step = { administratorId: string; now: number };

/** Keeps the preview of an administrator instead of the one before. */
export async function keepPreview(
  database: Database,
  { administratorId, now, id, preview }: Step & { id: string; preview: Preview },
): Promise<void> {
  await database.query
    .transaction()
    .execute((transaction) => keep(transaction, { administratorId, now, kind: 'preview', id, content: preview }));
}

type Choice = Step & {
  by: Author;
  preview?: string | undefined;
  pairs?: readonly Pair[] | undefined;
  ids?: readonly number[] | undefined;
};

/**
 * Changes the prices of the chosen pairs of the last preview (all proposed ones without a choice), remembers the pairs
 * that were chosen, and keeps the way back. Refuses with no-step, reference-unknown or stale, when no price is left.
 */
export async function confirmPreview(
  database: Database,
  { preview: asked, pairs: chosen, ids, by, ...step }: Choice,
): Promise<Applied | Refusal> {
  return writeCatalogue(database, async (transaction) => {
    const taken = await take<Preview>(transaction, { ...step, kind: 'preview', asked });
    if (!taken) return refuse('no-step');
    const { lines, pairs: proposed, prices } = taken;
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
    const applied = await reprice(transaction, { changes, by, now: step.now });
    if (!applied.ok) return applied;
    if (chosen) await remember(transaction, { pairs: chosen, lineAt, now: step.now });
    return keepWayBack(transaction, { ...step, applied });
  });
}

/** Puts back the prices of the last update, except those that moved since; refuses with no-step or stale. */
export async function undoUpdate(
  database: Database,
  { by, ...step }: Step & { by: Author },
): Promise<Applied | Refusal> {
  return writeCatalogue(database, async (transaction) => {
    const updated = await take<Repriced[]>(transaction, { ...step, kind: 'update' });
    if (!updated) return refuse('no-step');
    const changes = updated.map(({ id, before, after }) => ({ id, before: after, after: before }));
    return reprice(transaction, { changes, by, now: step.now });
  });
}

/** The lines that the seller has confirmed, and their products. */
export async function rememberedPairs({ query }: Pick<Database, 'query'>): Promise<Map<string, number>> {
  const rows = await query.selectFrom('price_list_pairs').select(['line', 'product_id']).execute();
  return new Map(rows.map((row) => [row.line, row.product_id]));
}

type Change = { id: number; before: Centavos; after: Centavos };

async function reprice(
  transaction: Transaction<Tables>,
  { changes, by, now }: { changes: readonly Change[]; by: Author; now: number },
): Promise<Applied | Refusal> {
  const updated: Repriced[] = [];
  const skipped: Applied['skipped'] = [];
  // In the order of ids, so that two who do this at once do not wait for each other.
  for (const { id, before, after } of changes.toSorted((a, b) => a.id - b.id)) {
    const locked = await transaction
      .updateTable('products')
      .set((eb) => ({ version: eb.ref('version') }))
      .where('id', '=', id)
      .returning(['name', 'price'])
      .executeTakeFirst();
    if (locked?.price !== before) {
      skipped.push({ id, name: locked?.name ?? '' });
      continue;
    }
    const done = await writePrice(transaction, { id, change: { price: after }, now, by });
    if (!done.ok) return done;
    updated.push({ id, name: locked.name, before, after });
  }
  return updated.length > 0 ? { ok: true, updated, skipped } : refuse('stale');
}

async function remember(
  transaction: Transaction<Tables>,
  { pairs, lineAt, now }: { pairs: readonly Pair[]; lineAt: ReadonlyMap<number, PreviewLine>; now: number },
): Promise<void> {
  const rows = new Map(
    pairs.map(({ line, id }) => [lineAt.get(line)?.key ?? '', { product_id: id, confirmed_at: now }]),
  );
  for (const [line, values] of rows) {
    await transaction
      .insertInto('price_list_pairs')
      .values({ line, ...values })
      .onConflict((conflict) => conflict.column('line').doUpdateSet(values))
      .execute();
  }
}

async function keepWayBack(
  transaction: Transaction<Tables>,
  { applied, ...step }: Step & { applied: Applied },
): Promise<Applied> {
  await keep(transaction, { ...step, kind: 'update', id: '', content: applied.updated });
  return applied;
}

type Kept = Step & { kind: 'preview' | 'update' };

async function keep(
  transaction: Transaction<Tables>,
  { administratorId, now, kind, id, content }: Kept & { id: string; content: unknown },
) {
  await transaction
    .deleteFrom('price_list_steps')
    .where('created_at', '<', now - STEP_MS)
    .execute();
  const values = { id, content: JSON.stringify(content), created_at: now };
  await transaction
    .insertInto('price_list_steps')
    .values({ administrator_id: administratorId, kind, ...values })
    .onConflict((conflict) => conflict.columns(['administrator_id', 'kind']).doUpdateSet(values))
    .execute();
}

/** What was kept, for this once: whoever comes second finds nothing. */
async function take<Content>(
  transaction: Transaction<Tables>,
  { administratorId, now, kind, asked }: Kept & { asked?: string | undefined },
): Promise<Content | undefined> {
  const row = await transaction
    .deleteFrom('price_list_steps')
    .where('administrator_id', '=', administratorId)
    .where('kind', '=', kind)
    .where('created_at', '>=', now - STEP_MS)
    .returning(['id', 'content'])
    .executeTakeFirst();
  return row && (asked === undefined || asked === row.id) ? JSON.parse(row.content) : undefined;
}

function hasTwice(ids: readonly number[]): boolean {
  return new Set(ids).size < ids.length;
}
