import { IMAGE_HASH, IMAGES_PATH } from '#domain/catalogue/product-image.ts';
import type { Database } from '../engine/database.ts';

type Reader = Pick<Database, 'query'>;
type TextRow = { id: number; text: string };

const BATCH_SIZE = 500;
const IMAGE_URL = new RegExp(`${IMAGES_PATH}(${IMAGE_HASH})[.-]`, 'g');

/** The hashes of the stored images whose urls are in a text. */
export function findImageHashes(text: string): string[] {
  return [...text.matchAll(IMAGE_URL)].map(([, hash = '']) => hash);
}

/** The hashes of images that no product, brand or sale refers to. Reads the tables in batches. */
export async function findUnreferencedImages(reader: Reader, hashes: Iterable<string>): Promise<Set<string>> {
  const unreferenced = new Set(hashes);
  for await (const text of referringTexts(reader)) {
    for (const hash of findImageHashes(text)) unreferenced.delete(hash);
    if (unreferenced.size === 0) break;
  }
  return unreferenced;
}

/** The hashes of images that a product, brand or sale refers to. Reads the tables in batches. */
export async function listReferencedImages(reader: Reader): Promise<Set<string>> {
  const referenced = new Set<string>();
  for await (const text of referringTexts(reader)) for (const hash of findImageHashes(text)) referenced.add(hash);
  return referenced;
}

async function* referringTexts({ query }: Reader): AsyncIterable<string> {
  yield* inBatches((after) =>
    query
      .selectFrom('products')
      .select(['id', 'images as text'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH_SIZE)
      .execute(),
  );
  yield* inBatches((after) =>
    query
      .selectFrom('brands')
      .select(['id', 'image as text'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH_SIZE)
      .execute(),
  );
  yield* inBatches(async (after) => {
    const rows = await query
      .selectFrom('sales')
      .select(['id', 'image', 'product'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH_SIZE)
      .execute();
    return rows.map(({ id, image, product }) => ({ id, text: `${image} ${product}` }));
  });
}

async function* inBatches(rowsAfter: (id: number) => Promise<TextRow[]>): AsyncIterable<string> {
  for (let after = 0; ; ) {
    const rows = await rowsAfter(after);
    for (const { text } of rows) yield text;
    const last = rows.at(-1);
    if (!last || rows.length < BATCH_SIZE) return;
    after = last.id;
  }
}
