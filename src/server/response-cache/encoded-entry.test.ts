import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { sharedCacheControl } from '#contract/http/shared-cache-control.ts';
import type { CacheEntry, FreshResponse } from './cache-entry.ts';
import { makeEncodedEntry } from './encoded-entry.ts';
import type { Encoding } from './encoding.ts';

const TEXT = 'hola '.repeat(20_000);

/** A page of this text and what its entry became. */
async function make(options: {
  encoding: Encoding;
  old?: CacheEntry;
  text?: string;
  status?: number;
  private?: boolean;
}) {
  const bytes = new Uint8Array(new TextEncoder().encode(options.text ?? TEXT));
  const headers = { 'cache-control': options.private ? 'no-store' : sharedCacheControl };
  const response = new Response(bytes, { headers, status: options.status ?? 200 });
  const fresh: FreshResponse = { response, body: { bytes, etag: `W/"${bytes.byteLength}"` } };
  const { encoding, old } = options;
  const result = await makeEncodedEntry({ make: async () => fresh, encoding, old, version: 2, validatedAt: 3 });
  return { bytes, result, entry: 'entry' in result ? result.entry : undefined };
}

it('compresses the bytes of the response and releases them', async () => {
  const { bytes, entry } = await make({ encoding: 'br' });
  expect(entry).toMatchObject({ encoding: 'br', version: 2, headers: { 'content-encoding': 'br' } });
  expect(brotliDecompressSync(entry?.bytes ?? '').toString()).toBe(TEXT);
  expect(bytes.buffer.detached).toBe(true);
});

it('has the bytes themselves where nothing is compressed', async () => {
  const { bytes, entry } = await make({ encoding: 'identity' });
  expect(entry?.bytes).toBe(bytes);
  expect(bytes.byteLength).toBe(TEXT.length);
});

it.each(['br', 'identity'] as const)('revalidates an entry with the same bytes (%s)', async (encoding) => {
  const { entry: old } = await make({ encoding });
  const stored = old && { ...old, version: 1 };
  const { bytes, entry } = await make({ encoding, ...(stored && { old: stored }) });
  expect(entry).toBe(stored);
  expect(entry?.version).toBe(2);
  expect(entry?.bytes.byteLength).toBeGreaterThan(0);
  expect(bytes.buffer.detached).toBe(true);
});

it('replaces an entry with other bytes, and one that may no longer be stored', async () => {
  const { entry: old } = await make({ encoding: 'br' });
  for (const options of [{ text: 'chau' }, { private: true }]) {
    const { entry, result } = await make({ encoding: 'br', ...(old && { old }), ...options });
    expect(entry).not.toBe(old);
    expect(result).toMatchObject({ cacheable: !('private' in options) });
  }
});

it('passes a failure through, with its body', async () => {
  const { result, bytes } = await make({ encoding: 'br', status: 500 });
  expect('uncached' in result && (await result.uncached.text())).toBe(TEXT);
  expect(bytes.byteLength).toBe(TEXT.length);
});
