import type { Database } from '../engine/database.ts';

type Reading = Pick<Database, 'query'>;
type TextRow = { id: number; text: string };

const BATCH_SIZE = 500;
const IMAGE_URL = /\/images\/([0-9a-f]{32})[.-]/g;

/** Those of the hashes whose pictures no product, brand or sale shows. Reads the tables page by page. */
export async function findUnreferencedImages({ query }: Reading, hashes: Iterable<string>): Promise<Set<string>> {
  const left = new Set(hashes);
  await removeReferenced(left, (after) =>
    query
      .selectFrom('products')
      .select(['id', 'images as text'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH_SIZE)
      .execute(),
  );
  await removeReferenced(left, (after) =>
    query
      .selectFrom('brands')
      .select(['id', 'image as text'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH_SIZE)
      .execute(),
  );
  await removeReferenced(left, async (after) => {
    const rows = await query
      .selectFrom('sales')
      .select(['id', 'image', 'product'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH_SIZE)
      .execute();
    return rows.map(({ id, image, product }) => ({ id, text: `${image} ${product}` }));
  });
  return left;
}

/** Takes out what the rows mention; stops early when nothing is left to be found. */
async function removeReferenced(left: Set<string>, rowsAfter: (id: number) => Promise<TextRow[]>): Promise<void> {
  let after = 0;
  while (left.size > 0) {
    const rows = await rowsAfter(after);
    for (const { text } of rows) for (const [, hash = ''] of text.matchAll(IMAGE_URL)) left.delete(hash);
    const last = rows.at(-1);
    if (!last || rows.length < BATCH_SIZE) return;
    after = last.id;
  }
}
