import { ApiError, type ErrorBody, type HttpMethod, methodFailureTexts } from './api-error.ts';

export type Fetch = (input: string, init?: RequestInit) => Promise<Response>;

/** What a call needs of a response. */
export type CallResponse = Pick<Response, 'status' | 'json'>;

export type Caller = {
  fetch: (input: string, init?: RequestInit) => Promise<CallResponse>;
  /** Failures are logged before they are thrown (spec §7). */
  log: (message: string, cause: unknown) => void;
};

export type CallQuery = Record<string, string | number | undefined>;

export type CallOptions = {
  method?: HttpMethod;
  query?: CallQuery;
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /** FormData is sent unchanged, anything else as JSON. */
  body?: unknown;
};

/**
 * Makes one call and returns the parsed body. Success is exactly 200 with JSON and no `error` field.
 * Throws ApiError after logging it; an aborted call throws its AbortError unlogged.
 */
export async function call<Body>(
  caller: Caller,
  path: string,
  { method = 'GET', query, signal, headers, body }: CallOptions = {},
): Promise<Body> {
  try {
    const init = { method, signal: signal ?? null, ...bodyInit(body, headers) };
    return await readResponse<Body>(await caller.fetch(withQuery(path, query), init), method);
  } catch (cause) {
    if (signal?.aborted) throw cause;
    const error = cause instanceof ApiError ? cause : new ApiError(methodFailureTexts[method], 0, { cause });
    caller.log(error.message, error);
    throw error;
  }
}

async function readResponse<Body>(response: CallResponse, method: HttpMethod): Promise<Body> {
  if (response.status !== 200) {
    throw new ApiError(methodFailureTexts[method], response.status, { body: await readErrorBody(response) });
  }
  const body = await response.json();
  if (body !== null && typeof body === 'object' && 'error' in body && body.error) {
    throw new ApiError(`Error en la respuesta de la API: ${String(body.error)}`, response.status);
  }
  return body;
}

async function readErrorBody(response: CallResponse): Promise<ErrorBody> {
  const body: unknown = await response.json().catch(() => undefined);
  return typeof body === 'object' && body !== null ? body : {};
}

function bodyInit(body: unknown, headers: Record<string, string> = {}): RequestInit {
  if (body === undefined) return { headers };
  if (body instanceof FormData) return { headers, body };
  return { headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

function withQuery(path: string, query: CallQuery = {}): string {
  const parameters = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  return parameters.length === 0 ? path : `${path}?${new URLSearchParams(parameters)}`;
}
