import { createHash } from 'node:crypto';
import type { Database } from '#data/engine/database.ts';
import { countAttempt } from '#data/identity/sign-in-attempts.ts';
import { networkPrefix } from '#domain/identity/sign-in-limits.ts';

export const HOUR_MS = 60 * 60 * 1000;

/** Messages within an hour: from one address, and from all of them, so that a flood fills neither mailbox nor disk. */
const MAX_PER_ADDRESS = 5;
const MAX_IN_TOTAL = 300;

/** Whether one more message from this address may come in; counts it. The address itself is not kept. */
export async function isMessageAllowed(
  database: Database,
  { address, now }: { address: string; now: number },
): Promise<boolean> {
  const sender = createHash('sha256')
    .update(`contact ${networkPrefix(address)}`)
    .digest('base64url');
  const within = async (key: string, most: number) =>
    (await countAttempt(database, { key, now, windowMs: HOUR_MS })) <= most;
  return (await within(`contact ${sender}`, MAX_PER_ADDRESS)) && (await within('contact', MAX_IN_TOTAL));
}
