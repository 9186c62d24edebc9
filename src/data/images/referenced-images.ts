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
export async function findUnreferencedImages({ query }: Reader, hashes: Iterable<string>): Promise<Set<string>> {
  const unreferenced = new Set(hashes);
  await removeReferenced(unreferenced, (after) =>
    query
      .selectFrom('products')
      .select(['id', 'images as text'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH_SIZE)
      .execute(),
  );
  await removeReferenced(unreferenced, (after) =>
    query
      .selectFrom('brands')
      .select(['id', 'image as text'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH_SIZE)
      .execute(),
  );
  await removeReferenced(unreferenced, async (after) => {
    const rows = await query
      .selectFrom('sales')
      .select(['id', 'image', 'product'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH_SIZE)
      .execute();
    return rows.map(({ id, image, product }) => ({ id, text: `${image} ${product}` }));
  });
  return unreferenced;
}

/** Deletes the referenced hashes from `unreferenced`; stops when it is empty. */
async function removeReferenced(
  unreferenced: Set<string>,
  rowsAfter: (id: number) => Promise<TextRow[]>,
): Promise<void> {
  let after = 0;
  while (unreferenced.size > 0) {
    const rows = await rowsAfter(after);
    for (const { text } of rows) for (const hash of findImageHashes(text)) unreferenced.delete(hash);
    const last = rows.at(-1);
    if (!last || rows.length < BATCH_SIZE) return;
    after = last.id;
  }
}
