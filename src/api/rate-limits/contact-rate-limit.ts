import { createHash } from 'node:crypto';
import type { Database } from '#data/engine/database.ts';
import { countAttempt } from '#data/identity/sign-in-attempts.ts';
import { networkPrefix } from '#domain/identity/sign-in-limits.ts';

export const HOUR_MS = 60 * 60 * 1000;

/** Messages within an hour, from one address and in total, so that a flood fills neither mailbox nor disk. */
const MAX_PER_ADDRESS = 5;
const MAX_IN_TOTAL = 300;

/** Whether a message from this address is within the rate limits; counts it. Only a hash of the address is stored. */
export async function isMessageAllowed(
  database: Database,
  { address, now }: { address: string; now: number },
): Promise<boolean> {
  const senderHash = createHash('sha256')
    .update(`contact ${networkPrefix(address)}`)
    .digest('base64url');
  const isWithin = async (key: string, limit: number) =>
    (await countAttempt(database, { key, now, windowMs: HOUR_MS })) <= limit;
  return (await isWithin(`contact ${senderHash}`, MAX_PER_ADDRESS)) && (await isWithin('contact', MAX_IN_TOTAL));
}
