import { type CacheEntry, type EntryOptions, type MadeResult, makeEntry, revalidated } from './cache-entry.ts';
import { release } from './compression.ts';
import { type Encoding, encode } from './encoding.ts';

/** `old`: the entry before it, in the same encoding. */
type EncodedEntryOptions = EntryOptions & { encoding: Encoding; old: CacheEntry | undefined };

/**
 * Makes an entry in this encoding, or revalidates the old one if it has the same bytes. The bytes of the response are
 * released, unless they are those of the entry.
 */
export async function makeEncodedEntry({ encoding, old, ...options }: EncodedEntryOptions): Promise<MadeResult> {
  const result = await makeEntry(options);
  if ('uncached' in result) return result;
  const { entry: plain, cacheable } = result;
  const isSame = cacheable && old?.etag === plain.etag;
  const encoded = isSame ? revalidated(old, plain) : { entry: await encode(plain, encoding), cacheable };
  if (encoded.entry !== plain) release(plain.bytes);
  return encoded;
}
