import type { Transaction } from 'kysely';
import { type Refusal, refuse } from './refusal.ts';
import type { Tables } from './schema.ts';

/** What makes two requests of an administrator the same one: a key of their choice and a hash of all they sent. */
export type IdempotencyRecord = { administratorId: string; key: string; requestHash: string; now: number };

const LIFETIME_MS = 24 * 60 * 60 * 1000;

/**
 * Runs `write`, or tells again what it did for the same request in the last 24 hours; refuses with key-reused when the
 * key was used for another. Within the transaction of the write, so that both are kept or neither, and a request that
 * comes while its twin is under way waits for it.
 */
export async function idempotent<Done extends { ok: true }>(
  transaction: Transaction<Tables>,
  receipt: IdempotencyRecord,
  write: () => Promise<Done | Refusal>,
): Promise<(Done & { repeated?: boolean }) | Refusal> {
  const { administratorId, key, requestHash: request, now } = receipt;
  await transaction
    .deleteFrom('receipts')
    .where('created_at', '<', now - LIFETIME_MS)
    .execute();
  const claim = await transaction
    .insertInto('receipts')
    .values({ administrator_id: administratorId, key, request, answer: '', created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (claim.numInsertedOrUpdatedRows === 0n) {
    const earlier = await transaction
      .selectFrom('receipts')
      .select(['request', 'answer'])
      .where('administrator_id', '=', administratorId)
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    return earlier.request === request ? { ...JSON.parse(earlier.answer), repeated: true } : refuse('key-reused');
  }
  const result = await write();
  await transaction
    .updateTable('receipts')
    .set({ answer: JSON.stringify(result) })
    .where('administrator_id', '=', administratorId)
    .where('key', '=', key)
    .execute();
  return result;
}
