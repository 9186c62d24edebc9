import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { REQUEST_ID_HEADER, requestIdOf } from '#api/http/request-id.ts';
import type { CacheEntry } from './cache-entry.ts';
import type { CacheKeys } from './cache-key.ts';
import type { Bytes } from './compression.ts';
import { matchesEtag, negotiateEncoding } from './encoding.ts';
import type { ResponseCache } from './response-cache.ts';

/**
 * Sends what the response cache has, before a request reaches the application: its request and response objects and its
 * routes would take as long again. Everything else is passed to `listener`, as is what was not requested before.
 */
export function sendKept(
  listener: RequestListener,
  { cache, keys }: { cache: ResponseCache; keys: CacheKeys },
): RequestListener {
  return async (request, response) => {
    // What fails here fails there again, where it is answered.
    const entry = await findKept(request, cache, keys).catch(() => undefined);
    if (entry) send(entry, request, response);
    else listener(request, response);
  };
}

/** A name or an address, with a port. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

async function findKept(
  { method, url = '', headers }: IncomingMessage,
  cache: ResponseCache,
  keys: CacheKeys,
): Promise<CacheEntry | undefined> {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  // A response to a token may differ from the one for everybody.
  if (headers.authorization !== undefined) return undefined;
  // The application refuses others.
  if (!HOST.test(headers.host ?? '')) return undefined;
  const key = keys.known(url);
  return key && cache.findKept(key, negotiateEncoding(headers['accept-encoding'] ?? null));
}

function send(entry: CacheEntry, { headers: received }: IncomingMessage, response: ServerResponse): void {
  const condition = received['if-none-match'];
  const requestId = requestIdOf(received[REQUEST_ID_HEADER]?.toString());
  const { status, headers, body } = answerOf(entry, { condition, headers: { [REQUEST_ID_HEADER]: requestId } });
  response.writeHead(status, headers).end(body);
}

type Answer = { status: number; headers: Record<string, string>; body: Bytes | null };

type AnswerOptions = {
  /** The `If-None-Match` of the request. */
  condition: string | undefined;
  /** Those that are not the entry's. */
  headers: Record<string, string>;
};

/** What is sent of an entry: 304 when the client has it already. */
export function answerOf(entry: CacheEntry, { condition, headers: own }: AnswerOptions): Answer {
  const { status, etag, bytes: body } = entry;
  const headers = { ...entry.headers, ...own };
  if (status !== 200 || condition === undefined || !matchesEtag(condition, etag)) return { status, headers, body };
  const { 'content-length': _, 'content-encoding': __, ...unchanged } = headers;
  return { status: 304, headers: unchanged, body: null };
}
