import type { Kysely } from 'kysely';
import { indexedWords } from '#domain/search/search-words.ts';
import { createWordIndex, type WordIndex } from '#domain/search/word-index.ts';
import type { Database } from '../engine/database.ts';
import type { Tables } from '../engine/schema.ts';

/** What finding and sorting need of a product. */
export type IndexedProduct = Omit<Awaited<ReturnType<typeof readBatch>>[number], 'text'>;

/** Every product, in the shop or not, by rising id; the places that `words` gives are places in `products`. */
export type SearchIndex = { products: readonly IndexedProduct[]; words: WordIndex };

type Source = Pick<Database, 'query' | 'catalogueVersion'>;

/** So many rows are read at a time; between them others have their turn. */
const ROWS = 2000;

const indexes = new WeakMap<Kysely<Tables>, { version: number; index: Promise<SearchIndex> }>();

/** The index of the catalogue as it is now: made at the first search after a change, once for all who wait for it. */
export async function getSearchIndex({ query, catalogueVersion }: Source): Promise<SearchIndex> {
  // Asked before the rows are read: what changes meanwhile makes this index an old one.
  const version = await catalogueVersion();
  const known = indexes.get(query);
  if (known?.version === version) return known.index;
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
    if (rows.length < ROWS) return { products, words: createWordIndex(words) };
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
    .limit(ROWS)
    .execute();
}
