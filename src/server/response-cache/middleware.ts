import type { HttpBindings } from '@hono/node-server';
import type { Context, HonoRequest, MiddlewareHandler } from 'hono';
import type { TaskQueue } from '#adapters/task-queue/task-queue.ts';
import { REQUEST_ID_HEADER, type RequestIdEnv } from '#api/http/request-id.ts';
import type { SharedReads } from '#api/shared-reads/shared-reads.ts';
import { type AdmissionVariables, admit } from '../admission/lanes.ts';
import { busyResponse } from '../admission/refusals.ts';
import type { CacheDependency, ResponseBody } from './cache-entry.ts';
import { CacheKeys } from './cache-key.ts';
import { negotiateEncoding } from './encoding.ts';
import { answerOf } from './kept-responses.ts';
import type { Admission, CacheResult, ResponseCache } from './response-cache.ts';
import { staleHeaders } from './stale.ts';

/**
 * `catalogueVersion`: that for which a response is made, where it is known; `body`: that of the response, where the handler
 * has it; `dependencies`: the responses that it was made from, where they are all known.
 */
export type ResponseCacheEnv = {
  Bindings: Partial<HttpBindings> | undefined;
  Variables: AdmissionVariables &
    RequestIdEnv['Variables'] & {
      catalogueVersion?: number | undefined;
      body?: ResponseBody | undefined;
      dependencies?: readonly CacheDependency[] | undefined;
    };
};

type CacheOptions = {
  keys?: CacheKeys;
  /** Bounds how many responses are made at once; cached ones and calls in process pass by it. */
  lane: TaskQueue;
  /** Asked before the handlers. */
  reads?: SharedReads;
};

/** Answers from the response cache. Comes before all other handlers, so that a cached response is sent unchanged. */
export function cacheResponses(
  cache: ResponseCache,
  { keys = new CacheKeys(), lane, reads = async () => undefined }: CacheOptions,
): MiddlewareHandler<ResponseCacheEnv> {
  return async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next();
    // A response to a token may differ from the one for everybody.
    if (c.req.header('authorization') !== undefined) return next();
    // What a Host may bring into an address: the parts of one that has a fragment are not told apart everywhere.
    if (c.req.url.includes('#')) return next();
    const key = keys.of(targetOf(c.req.url), c.req.path);
    if (!key) return next();
    const requestHeaders = c.req.raw.headers;
    const encoding = negotiateEncoding(requestHeaders.get('accept-encoding'));
    const make = async (version?: number) => {
      c.set('isAdmitted', true);
      c.set('catalogueVersion', version);
      await next();
      return { response: c.res, body: c.get('body'), dependencies: c.get('dependencies') };
    };
    const readJson = () => reads(c.req.url, c.req.path);
    const result = await cache.find({ key, encoding, make, readJson, admission: admissionOf(c, lane) });
    const response = toResponse(result, c.req, c.get('requestId'));
    // Emptied first: otherwise the headers of the uncompressed response would be merged into this one.
    if (c.finalized) c.res = undefined;
    c.res = response;
  };
}

function admissionOf({ env, req }: Context<ResponseCacheEnv>, lane: TaskQueue): Admission | undefined {
  // Calls in process have no socket.
  if (!env?.incoming) return undefined;
  return { admit: (task, signal) => admit(lane, task, signal), signal: req.raw.signal };
}

function toResponse(result: CacheResult, { path, raw }: HonoRequest, requestId: string): Response {
  if ('refused' in result) return busyResponse(path, requestId);
  if ('uncached' in result) return result.uncached;
  const stale = 'staleMs' in result ? staleHeaders(result.staleMs) : {};
  const condition = raw.headers.get('if-none-match') ?? undefined;
  const { status, headers, body } = answerOf(result.entry, {
    condition,
    headers: { [REQUEST_ID_HEADER]: requestId, ...stale },
  });
  return new Response(body, { status, headers });
}

/** The path of an address with its query. */
function targetOf(address: string): string {
  return address.slice(address.indexOf('/', address.indexOf('://') + 3));
}
