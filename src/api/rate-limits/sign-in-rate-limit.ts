import { createHash } from 'node:crypto';
import type { Database } from '#data/engine/database.ts';
import { countAttempt, isKnownSignIn, recordSignIn } from '#data/identity/sign-in-attempts.ts';
import {
  type AttemptLimit,
  accountLimit,
  addressLimit,
  knownNetworkLimit,
  networkPrefix,
} from '#domain/identity/sign-in-limits.ts';

/** Where a sign-in comes from: the address, and the mark that an earlier sign-in left in the browser. */
export type SignInSource = { address: string; device: string | undefined };

export type SignInAttempt = { email: string; source: SignInSource; now: number };

/**
 * Whether this sign-in may be tried. Places where the account has been signed in before have an allowance of their own,
 * so that guesses from elsewhere never lock the owner out. Nothing that tells a person is kept in the clear.
 */
export async function isSignInAllowed(
  database: Database,
  { email, source: place, now }: SignInAttempt,
): Promise<boolean> {
  for (const key of sourceKeys(email, place)) {
    if (await isKnownSignIn(database, { key, now }))
      return within({ key: `known ${key}`, allowance: knownNetworkLimit });
  }
  const addressLeft = await within({ key: digest('address', networkPrefix(place.address)), allowance: addressLimit });
  return addressLeft && within({ key: digest('account', email), allowance: accountLimit });

  async function within({ key, allowance }: { key: string; allowance: AttemptLimit }): Promise<boolean> {
    return (await countAttempt(database, { key, now, windowMs: allowance.windowMs })) <= allowance.attempts;
  }
}

/** After a success the place is known for this account. */
export async function recordSignIn(database: Database, { email, source: place, now }: SignInAttempt): Promise<void> {
  for (const key of sourceKeys(email, place)) await recordSignIn(database, { key, now });
}

/** By this the log tells one account from another without naming anybody. */
export function accountFingerprint(email: string): string {
  return digest('account', email).slice(0, 12);
}

function sourceKeys(email: string, { address, device }: SignInSource): string[] {
  const network = digest('network', email, networkPrefix(address));
  return device ? [digest('device', email, device), network] : [network];
}

function digest(...parts: string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
