const MINUTE_MS = 60_000;

/** The most attempts to sign in within a window of time. */
export type AttemptLimit = { attempts: number; windowMs: number };

/** From a network or device that signed in to the account before; attempts from elsewhere do not count. */
export const knownNetworkLimit: AttemptLimit = { attempts: 10, windowMs: 15 * MINUTE_MS };

/** From one unknown address, over all accounts. */
export const addressLimit: AttemptLimit = { attempts: 20, windowMs: 15 * MINUTE_MS };

/** On one account, over all unknown addresses. */
export const accountLimit: AttemptLimit = { attempts: 10, windowMs: 15 * MINUTE_MS };

/** The part of an IP address that identifies a network: all of IPv4, or the first 64 bits of IPv6. */
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
