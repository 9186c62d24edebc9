import type { Transaction } from 'kysely';
import { parseJson } from '#domain/text/parse-json.ts';
import type { Database } from '../engine/database.ts';
import { type Refusal, refuse } from '../engine/refusal.ts';
import type { Tables } from '../schema/tables.ts';
import { type PriceListPreview, type PriceListUpdate, priceListPreview, priceListUpdate } from './step-contents.ts';

const stepContents = { preview: priceListPreview, update: priceListUpdate };

type StepContents = { preview: PriceListPreview; update: PriceListUpdate };

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
  const rows = await query
    .selectFrom('price_list_steps')
    .select(['id', 'kind', 'content', 'created_at'])
    .where('administrator_id', '=', step.administratorId)
    .where('created_at', '>=', step.now - STEP_LIFETIME_MS)
    .execute();
  const readStep = <Kind extends keyof StepContents>(kind: Kind): StoredStep<StepContents[Kind]> | null => {
    const row = rows.find((each) => each.kind === kind);
    const content = row && parseContent(kind, row.content);
    return row && content ? { id: row.id, content, msLeft: row.created_at + STEP_LIFETIME_MS - step.now } : null;
  };
  return { preview: readStep('preview'), update: readStep('update') };
}

/** Undefined for the content of an older version, which counts as expired. */
function parseContent<Kind extends keyof StepContents>(kind: Kind, json: string): StepContents[Kind] | undefined;
function parseContent(kind: keyof StepContents, json: string): object | undefined {
  return stepContents[kind].safeParse(parseJson(json)).data;
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

export async function saveStep<Kind extends keyof StepContents>(
  transaction: Transaction<Tables>,
  { administratorId, now, kind, id, content }: StepOwner & { kind: Kind; id: string; content: StepContents[Kind] },
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

/** Replaces what the undo of an update needs, unless the update is no longer stored. It expires when it did before. */
export async function replaceUpdate(
  transaction: Transaction<Tables>,
  { administratorId, id, content }: { administratorId: string; id: string; content: PriceListUpdate },
): Promise<void> {
  await transaction
    .updateTable('price_list_steps')
    .set({ content: JSON.stringify(content) })
    .where('administrator_id', '=', administratorId)
    .where('kind', '=', 'update')
    .where('id', '=', id)
    .execute();
}

/**
 * Deletes a stored step and returns it, so that it is used only once. Refuses with no-step when there is none, and with
 * other-step when its id is not `requestedId`.
 */
export async function takeStep<Kind extends keyof StepContents>(
  transaction: Transaction<Tables>,
  { administratorId, now, kind, requestedId }: StepOwner & { kind: Kind; requestedId?: string | undefined },
): Promise<{ ok: true; id: string; content: StepContents[Kind] } | Refusal> {
  const row = await transaction
    .deleteFrom('price_list_steps')
    .where('administrator_id', '=', administratorId)
    .where('kind', '=', kind)
    .where('created_at', '>=', now - STEP_LIFETIME_MS)
    .returning(['id', 'content'])
    .executeTakeFirst();
  const content = row && parseContent(kind, row.content);
  if (!content) return refuse('no-step');
  if (requestedId !== undefined && requestedId !== row.id) return refuse('other-step');
  return { ok: true, id: row.id, content };
}
