import { api } from '#contract/urls/shop-urls.ts';
import type { CacheKey } from '../response-cache/cache-key.ts';

export type PublicOrigin = ReturnType<typeof publicOrigin>;

/** More names than a shop has without a PUBLIC_URL: with and without www, and addresses inside the house. */
const MAX_USUAL_ORIGINS = 4;

/**
 * Where the shop stands for everyone: at its PUBLIC_URL, else wherever it is asked. Pages name that address, so that
 * without a PUBLIC_URL each has its own kept pages; whoever makes up host names gets no more than the room for the rest.
 */
export function publicOrigin(publicUrl?: string) {
  const fixed = publicUrl === undefined ? undefined : new URL(publicUrl).origin;
  const usual = new Set<string>();

  const isUsual = (origin: string) => {
    if (usual.size < MAX_USUAL_ORIGINS) usual.add(origin);
    return usual.has(origin);
  };

  return {
    originFor: (url: string): string => fixed ?? originOf(url),

    /** The name of a kept answer to a request for this whole address. */
    named(name: CacheKey, url: string): CacheKey {
      if (fixed !== undefined || name.key.startsWith(`${api.base}/`)) return name;
      const origin = originOf(url);
      return { ...name, key: origin + name.key, unbounded: name.unbounded || !isUsual(origin) };
    },
  };
}

/** Cut out instead of parsed, because it is asked for at every request. */
function originOf(url: string): string {
  return url.slice(0, url.indexOf('/', url.indexOf('//') + 2));
}
