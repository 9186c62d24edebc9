import type { Transaction } from 'kysely';
import type { Centavos } from '#domain/money/money.ts';
import type { MatchDoubt } from '#domain/pricing/match-doubts.ts';
import type { Database } from '../engine/database.ts';
import { type Refusal, refuse } from '../engine/refusal.ts';
import type { Tables } from '../engine/schema.ts';

/** A line of a supplier's list: its place, what it is remembered by, as printed, its price, whether another may be meant. */
export type PreviewLine = { index: number; key: string; text: string; price: Centavos; unsure?: boolean };

/** The price of this line for the product with this id. */
export type LinePair = { line: number; id: number };

export type ProposedPair = LinePair & { similarity: number; doubts: MatchDoubt[]; remembered: boolean };

/** What was previewed: lines, the pairs proposed, every product's price at that moment, and how the list was read. */
export type PriceListPreview = {
  lines: PreviewLine[];
  pairs: ProposedPair[];
  prices: [id: number, price: Centavos][];
  /** Products in the list, those without a price too. */
  rows: number;
  priceColumn: string | null;
  /** All titles of columns with prices, and whether the seller chose one; what was kept before there was a choice has none. */
  priceColumns?: string[];
  columnChosen?: boolean;
};

/** A product whose price was changed. */
export type PriceUpdate = { id: number; name: string; before: Centavos; after: Centavos };

/** The way back: what was changed, and what the memory of pairs held before (null: nothing). */
export type PriceListUpdate = { updated: PriceUpdate[]; memory: { key: string; productId: number | null }[] };

/** How long a preview, or the way back, is held. */
export const STEP_LIFETIME_MS = 30 * 60 * 1000;

export type StepOwner = { administratorId: string; now: number };

/** Keeps the preview of an administrator instead of the one before. */
export async function savePreview(
  database: Database,
  { administratorId, now, id, preview }: StepOwner & { id: string; preview: PriceListPreview },
): Promise<void> {
  await database.query
    .transaction()
    .execute((transaction) => saveStep(transaction, { administratorId, now, kind: 'preview', id, content: preview }));
}

/** `msLeft` counts to the moment from which it is no longer held. */
export type StoredStep<Content> = { id: string; content: Content; msLeft: number };

/** What an administrator can still confirm, and what can still be undone. */
export async function readSteps(
  { query }: Pick<Database, 'query'>,
  step: StepOwner,
): Promise<{ preview: StoredStep<PriceListPreview> | null; update: StoredStep<PriceListUpdate> | null }> {
  const held = async <Content>(kind: StepKey['kind']): Promise<StoredStep<Content> | null> => {
    const row = await query
      .selectFrom('price_list_steps')
      .select(['id', 'content', 'created_at'])
      .where('administrator_id', '=', step.administratorId)
      .where('kind', '=', kind)
      .where('created_at', '>=', step.now - STEP_LIFETIME_MS)
      .executeTakeFirst();
    return row
      ? { id: row.id, content: JSON.parse(row.content), msLeft: row.created_at + STEP_LIFETIME_MS - step.now }
      : null;
  };
  return { preview: await held('preview'), update: await held('update') };
}

/** Lets go of what an administrator does not want to confirm; of nothing but `asked` when that is said (other-step). */
export async function discardPreview(
  { query }: Pick<Database, 'query'>,
  { asked, ...step }: StepOwner & { asked?: string | undefined },
): Promise<{ ok: true } | Refusal> {
  return query.transaction().execute(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('price_list_steps')
      .where('administrator_id', '=', step.administratorId)
      .where('kind', '=', 'preview')
      .$if(asked !== undefined, (drop) => drop.where('id', '=', asked ?? ''))
      .executeTakeFirst();
    if (asked === undefined || numDeletedRows > 0n) return { ok: true };
    const { preview } = await readSteps({ query: transaction }, step);
    return preview ? refuse('other-step') : { ok: true };
  });
}

type StepKey = StepOwner & { kind: 'preview' | 'update' };

export async function saveStep(
  transaction: Transaction<Tables>,
  { administratorId, now, kind, id, content }: StepKey & { id: string; content: unknown },
) {
  await transaction
    .deleteFrom('price_list_steps')
    .where('created_at', '<', now - STEP_LIFETIME_MS)
    .execute();
  const values = { id, content: JSON.stringify(content), created_at: now };
  await transaction
    .insertInto('price_list_steps')
    .values({ administrator_id: administratorId, kind, ...values })
    .onConflict((conflict) => conflict.columns(['administrator_id', 'kind']).doUpdateSet(values))
    .execute();
}

/**
 * What was kept, for this once: whoever comes second is refused with no-step, and whoever asks for another one than is
 * kept by now with other-step.
 */
export async function takeStep<Content>(
  transaction: Transaction<Tables>,
  { administratorId, now, kind, asked }: StepKey & { asked?: string | undefined },
): Promise<{ ok: true; id: string; content: Content } | Refusal> {
  const row = await transaction
    .deleteFrom('price_list_steps')
    .where('administrator_id', '=', administratorId)
    .where('kind', '=', kind)
    .where('created_at', '>=', now - STEP_LIFETIME_MS)
    .returning(['id', 'content'])
    .executeTakeFirst();
  if (!row) return refuse('no-step');
  if (asked !== undefined && asked !== row.id) return refuse('other-step');
  return { ok: true, id: row.id, content: JSON.parse(row.content) };
}
