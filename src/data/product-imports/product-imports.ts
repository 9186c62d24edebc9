import type { Kysely, Transaction } from 'kysely';
import { z } from 'zod';
import { parseJson } from '#domain/text/parse-json.ts';
import { type Refusal, refuse } from '../engine/refusal.ts';
import type { StepOwner } from '../price-lists/price-list-steps.ts';
import type { Tables } from '../schema/tables.ts';

/** How long an import can be undone. */
export const IMPORT_UNDO_MS = 24 * 60 * 60 * 1000;

/** A product as it was; money in centavos, the discount in basis points, dates in epoch milliseconds. */
const formerProduct = z.object({
  name: z.string(),
  brandId: z.int(),
  categoryId: z.int(),
  price: z.int(),
  discount: z.int(),
  priceUsd: z.int().nullable(),
  cost: z.int().nullable(),
  amount: z.int(),
  lowestStock: z.int().nullable(),
  flavors: z.array(z.object({ name: z.string(), quantity: z.int() })),
  description: z.string(),
  images: z.array(z.object({ url: z.string(), thumbhash: z.string().nullable() })),
  pricedAt: z.int(),
  deactivatedAt: z.int().nullable(),
});

/** `created` are ids; `version` is that of the product after the import. */
const importContent = z.object({
  created: z.array(z.int()),
  changed: z.array(z.object({ id: z.int(), version: z.int(), before: formerProduct })),
  brands: z.array(z.int()),
  categories: z.array(z.int()),
});

/** What an import did: products that it added and changed, ids of brands and categories that it brought. */
export type ImportContent = z.output<typeof importContent>;
export type StoredImport = { id: string; content: ImportContent; at: number };

/** Replaces the administrator's former import, which can no longer be undone. */
export async function saveImport(
  transaction: Transaction<Tables>,
  { administratorId, now, id, content }: StepOwner & { id: string; content: ImportContent },
): Promise<void> {
  const values = { id, content: JSON.stringify(content), created_at: now };
  await transaction
    .insertInto('product_imports')
    .values({ administrator_id: administratorId, ...values })
    .onConflict((conflict) => conflict.column('administrator_id').doUpdateSet(values))
    .execute();
}

/** The administrator's latest import, while it can be undone. */
export async function findImport(
  query: Kysely<Tables>,
  { administratorId, now }: StepOwner,
): Promise<StoredImport | undefined> {
  const row = await query
    .selectFrom('product_imports')
    .select(['id', 'content', 'created_at'])
    .where('administrator_id', '=', administratorId)
    .where('created_at', '>=', now - IMPORT_UNDO_MS)
    .executeTakeFirst();
  const content = row && importContent.safeParse(parseJson(row.content)).data;
  return row && content && { id: row.id, content, at: row.created_at };
}

/** Deletes the stored import and returns it, so that it is undone once. Refuses with no-step or other-step. */
export async function takeImport(
  transaction: Transaction<Tables>,
  { id, ...owner }: StepOwner & { id: string },
): Promise<{ ok: true; content: ImportContent } | Refusal> {
  const stored = await findImport(transaction, owner);
  if (!stored) return refuse('no-step');
  if (stored.id !== id) return refuse('other-step');
  await transaction.deleteFrom('product_imports').where('administrator_id', '=', owner.administratorId).execute();
  return { ok: true, content: stored.content };
}
