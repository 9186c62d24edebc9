const MINUTE_MS = 60_000;

/** How many sign-ins may be tried in a stretch of time, in milliseconds. */
export type AttemptLimit = { attempts: number; windowMs: number };

/** From a place where the account has been signed in before: guesses from elsewhere cannot use this up. */
export const knownNetworkLimit: AttemptLimit = { attempts: 10, windowMs: 15 * MINUTE_MS };

/** From one address that the account does not know, whatever accounts it tries. */
export const addressLimit: AttemptLimit = { attempts: 20, windowMs: 15 * MINUTE_MS };

/** On one account from all addresses that it does not know. */
export const accountLimit: AttemptLimit = { attempts: 10, windowMs: 15 * MINUTE_MS };

/**
 * The part of an address that one person can be told by: all of IPv4, the first 64 bits of IPv6,
 * whose rest a household may choose freely.
 */
export function networkPrefix(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!address.includes(':')) return address;
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0');
  const groups = [...first, ...zeros, ...last].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
