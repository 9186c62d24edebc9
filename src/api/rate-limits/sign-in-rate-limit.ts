import { createHash } from 'node:crypto';
import type { Database } from '#data/engine/database.ts';
import { countAttempt, forgetAttempts, isKnownSignIn, recordKnownSignIn } from '#data/identity/sign-in-attempts.ts';
import {
  type AttemptLimit,
  accountLimit,
  addressLimit,
  knownNetworkLimit,
  networkPrefix,
} from '#domain/identity/sign-in-limits.ts';

/** When a refused client may try again. */
export const RETRY_AFTER_S = '900';

/** `device` is the random value that an earlier sign-in left in a cookie. */
export type SignInSource = { address: string; device: string | undefined };

export type SignInAttempt = { email: string; source: SignInSource; now: number };

/** Whether the account has been signed in to from this place before. */
export async function isKnownSource(database: Database, attempt: SignInAttempt): Promise<boolean> {
  return (await knownKey(database, attempt)) !== undefined;
}

/**
 * Whether this attempt is within the rate limits; counts it. Known sources have a limit of their own, so that guesses
 * from elsewhere never lock the owner out. Only hashes are stored.
 */
export async function isSignInAllowed(database: Database, attempt: SignInAttempt): Promise<boolean> {
  const { email, source, now } = attempt;
  const known = await knownKey(database, attempt);
  if (known !== undefined) return isWithin({ key: knownAttempts(known), limit: knownNetworkLimit });
  const address = { key: digest('address', networkPrefix(source.address)), limit: addressLimit };
  return (await isWithin(address)) && isWithin({ key: digest('account', email), limit: accountLimit });

  async function isWithin({ key, limit }: { key: string; limit: AttemptLimit }): Promise<boolean> {
    return (await countAttempt(database, { key, now, windowMs: limit.windowMs })) <= limit.attempts;
  }
}

async function knownKey(database: Database, { email, source, now }: SignInAttempt): Promise<string | undefined> {
  for (const key of sourceKeys(email, source)) if (await isKnownSignIn(database, { key, now })) return key;
  return undefined;
}

/** Whether an administrator may have their password checked once more before it is changed; counts it. */
export async function isPasswordCheckAllowed(
  database: Database,
  { administratorId, now }: { administratorId: string; now: number },
): Promise<boolean> {
  const { windowMs, attempts } = knownNetworkLimit;
  return (await countAttempt(database, { key: digest('password', administratorId), now, windowMs })) <= attempts;
}

/** Makes the source of a successful sign-in known for its account; only its failed attempts in a row are limited. */
export async function recordSource(database: Database, { email, source, now }: SignInAttempt): Promise<void> {
  for (const key of sourceKeys(email, source)) {
    await recordKnownSignIn(database, { key, now });
    await forgetAttempts(database, knownAttempts(key));
  }
}

const knownAttempts = (key: string) => `known ${key}`;

/** Distinguishes accounts in the log without naming them. */
export function accountFingerprint(email: string): string {
  return digest('account', email).slice(0, 12);
}

function sourceKeys(email: string, { address, device }: SignInSource): string[] {
  const network = digest('network', email, networkPrefix(address));
  return device ? [digest('device', email, device), network] : [network];
}

function digest(...values: string[]): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url');
}
