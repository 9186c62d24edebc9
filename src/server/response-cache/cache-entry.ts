import { sharedCacheControl } from '#contract/http/shared-cache-control.ts';
import { securityHeaders } from '../http/security-headers.ts';
import type { Bytes } from './compression.ts';
import { type Encoding, weakEtag } from './encoding.ts';

/** For which version of the catalogue an entry was last made or validated, and when, in epoch milliseconds. */
export type Validation = { version: number; validatedAt: number };

/** A whole response in one encoding. */
export type CacheEntry = Validation & {
  status: number;
  etag: string;
  headers: Record<string, string>;
  encoding: Encoding;
  bytes: Bytes;
  /** Undefined when not all are known. */
  dependencies: readonly CacheDependency[] | undefined;
};

/** A response that another one was made from. */
export type CacheDependency = { path: string; etag: string };

export type ResponseBody = { bytes: Bytes; etag: string };

/** `body`: where it is known. */
export type FreshResponse = {
  response: Response;
  body?: ResponseBody | undefined;
  dependencies?: readonly CacheDependency[] | undefined;
};

/** An entry, stored if it is `cacheable`; or a response that is passed through. */
export type MadeResult = { entry: CacheEntry; cacheable: boolean } | { uncached: Response };

export type EntryOptions = Validation & {
  /** The JSON of a cacheable response, for which none is made then. */
  readJson?: (() => Promise<string | undefined>) | undefined;
  make: () => Promise<FreshResponse>;
  status?: number | undefined;
};

/** Makes an uncompressed entry of a response that has this status. */
export async function makeEntry({ readJson, make, status = 200, ...validation }: EntryOptions): Promise<MadeResult> {
  const json = await readJson?.();
  if (json !== undefined) return { entry: jsonEntry(json, validation), cacheable: true };
  const { response, dependencies, body } = await make();
  if (response.status !== status) return { uncached: response };
  const { bytes, etag } = body ?? toBody(new Uint8Array(await response.arrayBuffer()));
  const { 'x-request-id': _, ...sent } = Object.fromEntries(response.headers);
  const headers = { ...sent, ...bodyHeaders({ bytes, etag }) };
  const cacheable = response.headers.get('cache-control') === sharedCacheControl;
  return { entry: { ...validation, status, etag, headers, encoding: 'identity', bytes, dependencies }, cacheable };
}

const jsonHeaders = { ...securityHeaders, 'content-type': 'application/json', 'cache-control': sharedCacheControl };

function jsonEntry(json: string, validation: Validation): CacheEntry {
  const body = toBody(new TextEncoder().encode(json));
  const headers = { ...jsonHeaders, ...bodyHeaders(body) };
  return { ...validation, ...body, status: 200, headers, encoding: 'identity', dependencies: undefined };
}

function bodyHeaders({ bytes, etag }: ResponseBody): Record<string, string> {
  return { etag, vary: 'Accept-Encoding', 'content-length': String(bytes.byteLength) };
}

function toBody(bytes: Bytes): ResponseBody {
  return { bytes, etag: weakEtag(bytes) };
}

/** Changed in place, because concurrent lookups hold the same entry. */
export function revalidated(
  entry: CacheEntry,
  { version, validatedAt, dependencies }: Validation & Partial<Pick<CacheEntry, 'dependencies'>>,
): { entry: CacheEntry; cacheable: true } {
  entry.version = version;
  entry.validatedAt = validatedAt;
  entry.dependencies = dependencies ?? entry.dependencies;
  return { entry, cacheable: true };
}
