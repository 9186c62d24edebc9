import { readStoredOrigin } from '#data/business/stored-origin.ts';
import type { Database } from '#data/engine/database.ts';
import { DatabaseUnavailableError } from '#data/engine/database-unavailable.ts';

/** Named among the dependencies of a page, beside paths of the API, because pages name the shop's origin. */
export const PUBLIC_ORIGIN = 'public-origin';

/** Scheme and host of the shop as its pages name it, whatever host a request came to. */
export type PublicOrigin = { current: () => Promise<string> };

type PublicOriginOptions = {
  database: Pick<Database, 'query' | 'catalogueVersion'>;
  publicUrl?: string | undefined;
  /** Without a PUBLIC_URL, until an origin is stored. */
  localOrigin?: string | undefined;
};

/** That of PUBLIC_URL, else the stored one, which is read again when the catalogue has changed. */
export function publicOrigin({
  database,
  publicUrl,
  localOrigin = 'http://localhost',
}: PublicOriginOptions): PublicOrigin {
  if (publicUrl !== undefined) {
    const { origin } = new URL(publicUrl);
    return { current: async () => origin };
  }
  let stored: { version: number; origin: string } | undefined;
  return {
    async current() {
      try {
        const version = await database.catalogueVersion();
        if (stored?.version !== version) stored = { version, origin: await readStoredOrigin(database) };
      } catch (error) {
        if (!(stored && error instanceof DatabaseUnavailableError)) throw error;
      }
      return stored.origin || localOrigin;
    },
  };
}
