import { type Kysely, sql } from 'kysely';
import { plainSlug } from '#domain/catalogue/slug.ts';
import { detailFlavors } from '#domain/catalogue/stock.ts';
import { createFacetIndex, type FacetIndex, type FilterableProduct } from '#domain/facets/facet-index.ts';
import type { FilterAxis } from '#domain/facets/product-filters.ts';
import { indexedTerms, searchWords } from '#domain/search/search-words.ts';
import { createWordIndex, type WordIndex } from '#domain/search/word-index.ts';
import type { Database } from '../engine/database.ts';
import type { Tables } from '../schema/tables.ts';
import { flavorsAsJson } from './product-row.ts';
import { isFlavorValue, readStoredList } from './stored-lists.ts';

/** The fields of a product that searches filter and sort by. */
export type IndexedProduct = Omit<Awaited<ReturnType<typeof readBatch>>[number], 'text' | 'flavors'>;

/** All products, deactivated ones too, by rising id; the documents of `words` and `facets` are positions in `products`. */
export type SearchIndex = {
  products: readonly IndexedProduct[];
  words: WordIndex;
  facets: FacetIndex;
  /** Of the values of `facets`. */
  facetNames: FacetNames;
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
  const index = buildIndex(query);
  indexes.set(query, { version, index });
  index.catch(() => indexes.delete(query));
  return index;
}

async function buildIndex(query: Kysely<Tables>): Promise<SearchIndex> {
  const names = await readNames(query);
  const [brands, categories] = [namedBy(names, 'brand'), namedBy(names, 'category')];
  const products: IndexedProduct[] = [];
  const words: string[][] = [];
  const filterable: FilterableProduct[] = [];
  const flavors = new Map<string, string>();
  for (;;) {
    const rows = await readBatch(query, products.at(-1)?.id ?? 0);
    for (const { text, flavors: json, ...product } of rows) {
      const offered = offeredFlavors({ ...product, json });
      for (const [value, name] of offered) if (!flavors.has(value)) flavors.set(value, name);
      // Words of products that are not shown would be taken for mistyped ones.
      words.push(
        product.deactivatedAt === null ? [...indexedTerms(text), ...searchWords([...offered.values()].join(' '))] : [],
      );
      products.push(product);
      filterable.push({
        brand: [brands.get(product.brandId)?.link ?? ''],
        category: [categories.get(product.categoryId)?.link ?? ''],
        flavor: [...offered.keys()],
        price: product.finalPrice,
        inStock: product.amount > 0,
        onSale: product.discount > 0,
      });
    }
    if (rows.length < BATCH_SIZE) {
      const facetNames = { brand: namesByLink(brands), category: namesByLink(categories), flavor: flavors };
      return { products, words: createWordIndex(words), facets: createFacetIndex(filterable), facetNames };
    }
    await new Promise(setImmediate);
  }
}

/** The names of the flavors that the shop shows of a product, by their slugs. */
function offeredFlavors({ id, amount, json }: { id: number; amount: number; json: string }): Map<string, string> {
  if (json === '[]') return NO_FLAVORS;
  const flavors = readStoredList({ json, isItem: isFlavorValue, column: 'flavors', productId: id });
  return new Map(detailFlavors({ amount, flavors }).map(({ name }) => [plainSlug(name), name]));
}

const NO_FLAVORS = new Map<string, string>();

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
