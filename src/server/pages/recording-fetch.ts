import type { CacheDependency } from '../response-cache/cache-entry.ts';
import { staleAgeOf, staleHeaders } from '../response-cache/stale.ts';
import type { ApiResponse, FetchApi, PageRendering } from './cached-calls.ts';

type Recorded = { path: string; response: ApiResponse };

/** A fetch that names its page's request, and what is known of the page from the responses. */
export function recordingFetch(fetchApi: FetchApi, rendering: PageRendering) {
  const recorded: Recorded[] = [];
  const fetch = async (path: string, init?: RequestInit): Promise<ApiResponse> => {
    const response = await fetchApi(path, init, rendering);
    recorded.push({ path, response });
    return response;
  };
  return {
    fetch,
    /** Undefined if one of the responses had no ETag. */
    dependencies(): CacheDependency[] | undefined {
      const tagged = recorded.flatMap(({ path, response }) => {
        const etag = response.headers.get('etag');
        return etag === null ? [] : { path, etag };
      });
      return tagged.length === recorded.length ? tagged : undefined;
    },
    isUnavailable: () => recorded.some(({ response }) => response.status === 503),
    /** Headers of the page: those of its oldest stale response. */
    staleHeaders(): Record<string, string> {
      const ages = recorded.flatMap(({ response }) => staleAgeOf(response) ?? []);
      return ages.length > 0 ? staleHeaders(Math.max(...ages)) : {};
    },
  };
}
