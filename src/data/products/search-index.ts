import { type Kysely, sql } from 'kysely';
import type { BitSet } from '#domain/facets/bit-set.ts';
import { createFacetIndex, type FacetIndex, type FilterableProduct } from '#domain/facets/facet-index.ts';
import type { FilterAxis } from '#domain/facets/product-filters.ts';
import { createWordIndex, type WordIndex } from '#domain/search/word-index.ts';
import type { Database } from '../engine/database.ts';
import type { Tables } from '../schema/tables.ts';
import { flavorsAsJson } from './product-row.ts';
import { type ProductTerms, toProductTerms } from './product-terms.ts';

/** The fields of a product that searches filter and sort by. */
export type IndexedProduct = Omit<Awaited<ReturnType<typeof readBatch>>[number], 'text' | 'flavors'>;

/** All products, deactivated ones too, by rising id; the documents of `words` and `facets` are positions in `products`. */
export type SearchIndex = {
  products: readonly IndexedProduct[];
  words: WordIndex;
  facets: FacetIndex;
  /** Of the values of `facets`. */
  facetNames: FacetNames;
  /** The products of the lists that were asked for. */
  listed: Map<string, BitSet>;
  terms: ReadonlyMap<number, ProductTerms>;
};

type FacetNames = Record<FilterAxis, Map<string, string>>;

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
  const index = rebuildIndex(query, cached?.index);
  indexes.set(query, { version, index });
  index.catch(() => indexes.delete(query));
  return index;
}

async function rebuildIndex(query: Kysely<Tables>, previous?: Promise<SearchIndex>): Promise<SearchIndex> {
  return buildIndex(query, await previous?.catch(() => undefined));
}

async function buildIndex(query: Kysely<Tables>, previous: SearchIndex | undefined): Promise<SearchIndex> {
  const names = await readNames(query);
  const [brands, categories] = [namedBy(names, 'brand'), namedBy(names, 'category')];
  const products: IndexedProduct[] = [];
  const terms = new Map<number, ProductTerms>();
  const filterable: FilterableProduct[] = [];
  const flavors = new Map<string, string>();
  for (;;) {
    const rows = await readBatch(query, products.at(-1)?.id ?? 0);
    for (const row of rows) {
      const found = toProductTerms(row, previous?.terms.get(row.id));
      terms.set(row.id, found);
      for (const [value, name] of found.flavors) if (!flavors.has(value)) flavors.set(value, name);
      const { text: _, flavors: __, ...product } = row;
      products.push(product);
      filterable.push({
        brand: [brands.get(product.brandId)?.link ?? ''],
        category: [categories.get(product.categoryId)?.link ?? ''],
        flavor: [...found.flavors.keys()],
        price: product.finalPrice,
        inStock: product.amount > 0,
        onSale: product.discount > 0,
      });
    }
    if (rows.length < BATCH_SIZE) break;
    await new Promise(setImmediate);
  }
  return {
    products,
    words: wordIndexOf(terms, previous),
    facets: createFacetIndex(filterable),
    facetNames: { brand: namesByLink(brands), category: namesByLink(categories), flavor: flavors },
    listed: new Map(),
    terms,
  };
}

/** A change of prices or stock leaves all words as they were. */
function wordIndexOf(terms: ReadonlyMap<number, ProductTerms>, previous: SearchIndex | undefined): WordIndex {
  const texts = [...terms.values()].map(({ words }) => words);
  const before = previous && [...previous.terms.values()];
  const isSame = before?.length === texts.length && before.every(({ words }, index) => words === texts[index]);
  return previous && isSame ? previous.words : createWordIndex(texts);
}

function namesByLink(entries: ReadonlyMap<number, { link: string; name: string }>): Map<string, string> {
  return new Map([...entries.values()].map(({ link, name }) => [link, name]));
}

type Named = { axis: string; id: number; link: string; name: string };

function namedBy(names: readonly Named[], axis: FilterAxis): Map<number, Named> {
  return new Map(names.filter((one) => one.axis === axis).map((one) => [one.id, one]));
}

function readNames(query: Kysely<Tables>): Promise<Named[]> {
  const brands = query.selectFrom('brands').select([sql<string>`'brand'`.as('axis'), 'id', 'link', 'name']);
  const categories = query.selectFrom('categories').select([sql<string>`'category'`.as('axis'), 'id', 'link', 'name']);
  return brands.unionAll(categories).execute();
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
      'created_at as createdAt',
      'deactivated_at as deactivatedAt',
      flavorsAsJson(query).as('flavors'),
    ])
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(BATCH_SIZE)
    .execute();
}
