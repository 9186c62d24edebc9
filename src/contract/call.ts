import { ApiError, failureTexts, type Method } from './api-error.ts';

export type Fetch = (input: string, init?: RequestInit) => Promise<Response>;

export type Caller = {
  fetch: Fetch;
  /** Where failures are written before they are thrown again (spec §7). */
  log: (message: string, cause: unknown) => void;
};

export type Query = Record<string, string | number | undefined>;

export type Call = { method?: Method; query?: Query; signal?: AbortSignal };

/**
 * Makes one call and returns the parsed body. Success is exactly 200 with JSON and no `error` field.
 * Throws ApiError after logging it; an aborted call throws its AbortError unlogged.
 */
export async function call<Body>(
  caller: Caller,
  path: string,
  { method = 'GET', query, signal }: Call = {},
): Promise<Body> {
  try {
    return await answer<Body>(await caller.fetch(withQuery(path, query), { method, signal: signal ?? null }), method);
  } catch (cause) {
    if (signal?.aborted) throw cause;
    const error = cause instanceof ApiError ? cause : new ApiError(failureTexts[method], 0, { cause });
    caller.log(error.message, error);
    throw error;
  }
}

async function answer<Body>(response: Response, method: Method): Promise<Body> {
  if (response.status !== 200) throw new ApiError(failureTexts[method], response.status);
  const body = await response.json();
  if (body !== null && typeof body === 'object' && 'error' in body && body.error) {
    throw new ApiError(`Error en la respuesta de la API: ${String(body.error)}`, response.status);
  }
  return body;
}

function withQuery(path: string, query: Query = {}): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}
