import type { Transaction } from 'kysely';
import { z } from 'zod';
import { readStoredJson } from '../../query/stored-json.ts';
import type { Tables } from '../../schema/tables.ts';
import { type Refusal, refuse } from '../refusal.ts';

/** Identifies a request: the Idempotency-Key that the client chose, and a hash of the request. */
export type IdempotencyRecord = { administratorId: string; key: string; requestHash: string; now: number };

const LIFETIME_MS = 24 * 60 * 60 * 1000;

/**
 * Runs `write`, or returns the stored result of the same request in the last 24 hours. Refuses with key-reused when the
 * key belongs to a different request. Runs in the transaction of the write, so that a concurrent duplicate waits for it.
 */
export async function idempotent<Result extends { ok: true }>(
  transaction: Transaction<Tables>,
  record: IdempotencyRecord,
  write: () => Promise<Result | Refusal>,
): Promise<(Result & { repeated?: boolean }) | Refusal> {
  const { administratorId, key, requestHash, now } = record;
  await transaction
    .deleteFrom('receipts')
    .where('created_at', '<', now - LIFETIME_MS)
    .execute();
  const claim = await transaction
    .insertInto('receipts')
    .values({ administrator_id: administratorId, key, request: requestHash, answer: '', created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (claim.numInsertedOrUpdatedRows === 0n) {
    const earlier = await transaction
      .selectFrom('receipts')
      .select(['request', 'answer'])
      .where('administrator_id', '=', administratorId)
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    if (earlier.request !== requestHash) return refuse('key-reused');
    return { ...readResult<Result>({ json: earlier.answer, source: `the answer to ${key}` }), repeated: true };
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

const storedResult = z.looseObject({ ok: z.literal(true) });

/** The same request had the same type of result. */
function readResult<Result>(stored: { json: string; source: string }): Result;
function readResult(stored: { json: string; source: string }): object {
  return readStoredJson(storedResult, stored);
}
