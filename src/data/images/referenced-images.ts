import type { Database } from '../engine/database.ts';

type Reading = Pick<Database, 'query'>;
type Row = { id: number; text: string };

const ROWS = 500;
const ADDRESS = /\/images\/([0-9a-f]{32})[.-]/g;

/** Those of the hashes whose pictures no product, brand or sale shows. Reads the tables page by page. */
export async function unshown({ query }: Reading, hashes: Iterable<string>): Promise<Set<string>> {
  const left = new Set(hashes);
  await strike(left, (after) =>
    query
      .selectFrom('products')
      .select(['id', 'images as text'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(ROWS)
      .execute(),
  );
  await strike(left, (after) =>
    query
      .selectFrom('brands')
      .select(['id', 'image as text'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(ROWS)
      .execute(),
  );
  await strike(left, async (after) => {
    const rows = await query
      .selectFrom('sales')
      .select(['id', 'image', 'product'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(ROWS)
      .execute();
    return rows.map(({ id, image, product }) => ({ id, text: `${image} ${product}` }));
  });
  return left;
}

/** Takes out what the rows mention; stops early when nothing is left to be found. */
async function strike(left: Set<string>, rowsAfter: (id: number) => Promise<Row[]>): Promise<void> {
  let after = 0;
  while (left.size > 0) {
    const rows = await rowsAfter(after);
    for (const { text } of rows) for (const [, hash = ''] of text.matchAll(ADDRESS)) left.delete(hash);
    const last = rows.at(-1);
    if (!last || rows.length < ROWS) return;
    after = last.id;
  }
}
