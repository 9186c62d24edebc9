import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import { readListFile } from '#adapters/price-list/read-list-file.ts';
import type { TextPage } from '#price-list/page/text-page.ts';

/** Read again by hand when the reading of files changes: `rm -r .cache/list-pages`. */
const CACHE = new URL('../.cache/list-pages/', import.meta.url);

/** The pages of a list, from the cache where they have been read before; undefined for a file that cannot be read. */
export async function cachedPages(bytes: Uint8Array): Promise<TextPage[] | undefined> {
  const file = new URL(createHash('sha256').update(bytes).digest('hex'), CACHE);
  if (existsSync(file)) return deserialize(readFileSync(file));
  const read = await readListFile(bytes.slice());
  if (!read.ok) return undefined;
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(file, serialize(read.pages));
  return read.pages;
}
