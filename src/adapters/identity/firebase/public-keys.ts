import { createLocalJWKSet, errors, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import { IdentityUnavailableError } from '../identity-unavailable.ts';

const FETCH_TIMEOUT_MS = 4000;
/** Pause after a failed fetch, during which tokens are refused with IdentityUnavailableError at once. */
const RETRY_PAUSE_MS = 2000;
/** Tokens with made-up key ids cause at most one fetch in this time. */
const UNKNOWN_KEY_PAUSE_MS = 10_000;
const DEFAULT_LIFETIME_S = 60 * 60;
const MAX_LIFETIME_S = 24 * 60 * 60;
/** Expired keys are used for this long while new ones cannot be fetched. */
const GRACE_MS = 60 * 60 * 1000;

const keySet = z.object({ keys: z.array(z.looseObject({ kid: z.string(), kty: z.string() })) });

type Keys = { find: ReturnType<typeof createLocalJWKSet>; fetchedAt: number; expiresAt: number };

/**
 * Finds the public key of a token in the key set at `url`, which is cached as its Cache-Control says. Throws
 * IdentityUnavailableError when the keys cannot be fetched.
 */
export function publicKeys(url: string): JWTVerifyGetKey {
  let cached: Keys | undefined;
  let fetching: Promise<Keys> | undefined;
  let failedAt = Number.NEGATIVE_INFINITY;

  /** Concurrent calls share one fetch. */
  const refresh = (): Promise<Keys> => {
    fetching ??= fetchKeys(url)
      .then((keys) => {
        cached = keys;
        return keys;
      })
      .catch((cause) => {
        failedAt = Date.now();
        throw new IdentityUnavailableError('The public keys could not be fetched', { cause });
      })
      .finally(() => {
        fetching = undefined;
      });
    return fetching;
  };

  const current = async (): Promise<Keys> => {
    const now = Date.now();
    if (cached && now < cached.expiresAt) return cached;
    const usable = cached && now < cached.expiresAt + GRACE_MS ? cached : undefined;
    if (now - failedAt < RETRY_PAUSE_MS) {
      if (usable) return usable;
      throw new IdentityUnavailableError('The public keys could not be fetched a moment ago');
    }
    return usable ? refresh().catch(() => usable) : refresh();
  };

  return async (header, token) => {
    const keys = await current();
    try {
      return await keys.find(header, token);
    } catch (error) {
      const isUnknown = error instanceof errors.JWKSNoMatchingKey;
      if (!isUnknown || Date.now() - keys.fetchedAt < UNKNOWN_KEY_PAUSE_MS) throw error;
      if (Date.now() - failedAt < RETRY_PAUSE_MS)
        throw new IdentityUnavailableError('The public keys could not be fetched a moment ago');
      return (await refresh()).find(header, token);
    }
  };
}

async function fetchKeys(url: string): Promise<Keys> {
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) });
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}`);
  const find = createLocalJWKSet(keySet.parse(await response.json()));
  const fetchedAt = Date.now();
  const lifetime = readMaxAge(response.headers.get('cache-control') ?? '');
  return { find, fetchedAt, expiresAt: fetchedAt + Math.min(lifetime, MAX_LIFETIME_S) * 1000 };
}

/** In seconds. */
function readMaxAge(cacheControl: string): number {
  const [, seconds] = /(?:^|[\s,])max-age=(\d+)/i.exec(cacheControl) ?? [];
  return seconds === undefined ? DEFAULT_LIFETIME_S : Number(seconds);
}
