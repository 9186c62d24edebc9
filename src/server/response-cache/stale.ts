import { DatabaseUnavailableError } from '#data/engine/database-unavailable.ts';
import type { Validation } from './cache-entry.ts';

/** Longest age of a response that is sent because it cannot be made anew. */
const MAX_AGE_MS = 60 * 60 * 1000;

/** Which version is current, and until when entries were known to be valid. */
export class KnownVersion {
  readonly #read: () => number | Promise<number>;
  readonly #now: () => number;
  #last = { version: -1, asOf: 0 };

  constructor(read: () => number | Promise<number>, now: () => number) {
    this.#read = read;
    this.#now = now;
  }

  /** Undefined while the database is unavailable. */
  async current(): Promise<number | undefined> {
    try {
      const version = await this.#read();
      this.#last = { version, asOf: this.#now() };
      return version;
    } catch (error) {
      if (error instanceof DatabaseUnavailableError) return undefined;
      throw error;
    }
  }

  /** Milliseconds since an entry was known to be valid; undefined when it is too old to be sent. */
  staleAge({ version, validatedAt }: Validation): number | undefined {
    const validAt = version === this.#last.version ? this.#last.asOf : validatedAt;
    const age = this.#now() - validAt;
    return age <= MAX_AGE_MS ? age : undefined;
  }
}

/** No cache may send it again without asking. */
export function staleHeaders(ageMs: number): Record<string, string> {
  return {
    age: String(Math.floor(ageMs / 1000)),
    warning: '110 - "Response is Stale"',
    'cache-control': 'no-cache',
  };
}

/** Milliseconds; undefined for a response that is not marked as stale. */
export function staleAgeOf({ headers }: { headers: Pick<Headers, 'get' | 'has'> }): number | undefined {
  return headers.has('warning') ? Number(headers.get('age')) * 1000 : undefined;
}
