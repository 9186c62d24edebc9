import type { Transaction } from 'kysely';
import type { Centavos } from '#domain/money/money.ts';
import type { MatchDoubt } from '#domain/pricing/match-doubts.ts';
import type { Database } from '../engine/database.ts';
import { type Refusal, refuse } from '../engine/refusal.ts';
import type { Tables } from '../schema/tables.ts';

/** A priced line of a supplier's list: `key` identifies it in later lists, `text` is as printed. */
export type PreviewLine = { index: number; key: string; text: string; price: Centavos; unsure?: boolean };

/** Assigns the price of a line to the product with this id. */
export type LinePair = { line: number; id: number };

export type ProposedPair = LinePair & { similarity: number; doubts: MatchDoubt[]; remembered: boolean };

/** A preview as it is stored, with the proposed pairs and the price of every product at that time. */
export type PriceListPreview = {
  lines: PreviewLine[];
  pairs: ProposedPair[];
  prices: [id: number, price: Centavos][];
  /** Products in the list, with or without a price. */
  rows: number;
  priceColumn: string | null;
  /** The headers of all price columns, and whether one was selected; previews stored by older versions have neither. */
  priceColumns?: string[];
  columnChosen?: boolean;
};

export type PriceUpdate = { id: number; name: string; before: Centavos; after: Centavos };

/** What an undo needs: the changed prices, and the remembered pairs from before (null where there was none). */
export type PriceListUpdate = { updated: PriceUpdate[]; memory: { key: string; productId: number | null }[] };

/** How long a preview can be confirmed, or an update be undone. */
export const STEP_LIFETIME_MS = 30 * 60 * 1000;

export type StepOwner = { administratorId: string; now: number };

/** Replaces the administrator's previous preview. */
export async function savePreview(
  database: Database,
  { administratorId, now, id, preview }: StepOwner & { id: string; preview: PriceListPreview },
): Promise<void> {
  await database.query
    .transaction()
    .execute((transaction) => saveStep(transaction, { administratorId, now, kind: 'preview', id, content: preview }));
}

/** `msLeft` is the time until it expires. */
export type StoredStep<Content> = { id: string; content: Content; msLeft: number };

/** The preview that an administrator can confirm, and the update that can be undone. */
export async function readSteps(
  { query }: Pick<Database, 'query'>,
  step: StepOwner,
): Promise<{ preview: StoredStep<PriceListPreview> | null; update: StoredStep<PriceListUpdate> | null }> {
  const readStep = async <Content>(kind: StepKey['kind']): Promise<StoredStep<Content> | null> => {
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
  return { preview: await readStep('preview'), update: await readStep('update') };
}

/** Discards the administrator's preview. With an `id`, refuses with other-step when a different preview is stored. */
export async function discardPreview(
  { query }: Pick<Database, 'query'>,
  { id, ...step }: StepOwner & { id?: string | undefined },
): Promise<{ ok: true } | Refusal> {
  return query.transaction().execute(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('price_list_steps')
      .where('administrator_id', '=', step.administratorId)
      .where('kind', '=', 'preview')
      .$if(id !== undefined, (qb) => qb.where('id', '=', id ?? ''))
      .executeTakeFirst();
    if (id === undefined || numDeletedRows > 0n) return { ok: true };
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
 * Deletes a stored step and returns it, so that it is used only once. Refuses with no-step when there is none, and with
 * other-step when its id is not `requestedId`.
 */
export async function takeStep<Content>(
  transaction: Transaction<Tables>,
  { administratorId, now, kind, requestedId }: StepKey & { requestedId?: string | undefined },
): Promise<{ ok: true; id: string; content: Content } | Refusal> {
  const row = await transaction
    .deleteFrom('price_list_steps')
    .where('administrator_id', '=', administratorId)
    .where('kind', '=', kind)
    .where('created_at', '>=', now - STEP_LIFETIME_MS)
    .returning(['id', 'content'])
    .executeTakeFirst();
  if (!row) return refuse('no-step');
  if (requestedId !== undefined && requestedId !== row.id) return refuse('other-step');
  return { ok: true, id: row.id, content: JSON.parse(row.content) };
}
