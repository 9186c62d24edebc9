import type { Kysely } from 'kysely';
import { indexedWords } from '#domain/search/search-words.ts';
import { createWordIndex, type WordIndex } from '#domain/search/word-index.ts';
import type { Database } from '../engine/database.ts';
import type { Tables } from '../schema/tables.ts';

/** The fields of a product that searches filter and sort by. */
export type IndexedProduct = Omit<Awaited<ReturnType<typeof readBatch>>[number], 'text'>;

/** All products, deactivated ones too, by rising id; the documents of `words` are positions in `products`. */
export type SearchIndex = { products: readonly IndexedProduct[]; words: WordIndex };

type Source = Pick<Database, 'query' | 'catalogueVersion'>;

/** Between batches other requests are served. */
const BATCH_SIZE = 2000;

const indexes = new WeakMap<Kysely<Tables>, { version: number; index: Promise<SearchIndex> }>();

/** The current index; rebuilt at the first search after a change, and shared by concurrent searches. */
export async function getSearchIndex({ query, catalogueVersion }: Source): Promise<SearchIndex> {
  // Read before the rows: a change during the build makes this index outdated.
  const version = await catalogueVersion();
  const cached = indexes.get(query);
  if (cached?.version === version) return cached.index;
  const index = buildIndex(query);
  indexes.set(query, { version, index });
  index.catch(() => indexes.delete(query));
  return index;
}

async function buildIndex(query: Kysely<Tables>): Promise<SearchIndex> {
  const products: IndexedProduct[] = [];
  const words: string[][] = [];
  for (;;) {
    const rows = await readBatch(query, products.at(-1)?.id ?? 0);
    for (const { text, ...product } of rows) {
      words.push(indexedWords(text));
      products.push(product);
    }
    if (rows.length < BATCH_SIZE) return { products, words: createWordIndex(words) };
    await new Promise(setImmediate);
  }
}

function readBatch(query: Kysely<Tables>, afterId: number) {
  return query
    .selectFrom('products')
    .select([
      'id',
      'search_text as text',
      'amount',
      'final_price as finalPrice',
      'name_sort as nameSort',
      'discount',
      'brand_id as brandId',
      'category_id as categoryId',
      'category_type_id as categoryTypeId',
      'deactivated_at as deactivatedAt',
    ])
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(BATCH_SIZE)
    .execute();
}
