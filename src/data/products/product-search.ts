import type { ListOrder } from '#domain/catalogue/list-order.ts';
import { BitSet } from '#domain/facets/bit-set.ts';
import { countFilters } from '#domain/facets/count-filters.ts';
import type { FacetCounts } from '#domain/facets/facet-index.ts';
import type { ProductFilters } from '#domain/facets/product-filters.ts';
import { topN } from '#domain/search/top-n.ts';
import type { Database } from '../engine/database.ts';
import { type ProductScope, scopeIds } from './product-scope.ts';
import { type IndexedProduct, isListed, type SearchIndex } from './search-index/index-content.ts';
import { getSearchIndex } from './search-index/search-index.ts';

/** Suggestions for a search without results. */
const MAX_NEAREST = 4;

export type ProductSearch = {
  /** Without words every product matches. */
  words: readonly string[];
  scope: ProductScope;
  filters: ProductFilters;
  order?: ListOrder | undefined;
  afterId?: number | undefined;
  limit?: number | undefined;
};

/**
 * The ids of matches in order. `searchedFor`: the words that fuzzy matches were found by; `nearest`: suggestions when
 * there are no matches.
 */
export type ProductSearchResult = {
  ids: number[];
  hasMore: boolean;
  searchedFor?: readonly string[] | undefined;
  nearest: number[];
};

/** What a list can be narrowed down to, and is; the names of brands, categories and flavors by their values. */
export type ProductFacets = { counts: FacetCounts; names: SearchIndex['facetNames']; filters: ProductFilters };

type Compare = (a: IndexedProduct, b: IndexedProduct) => number;

const COMPARATORS: Readonly<Record<ListOrder, Compare>> = {
  default: (a, b) => b.amount - a.amount,
  'precio-asc': (a, b) => a.finalPrice - b.finalPrice,
  'precio-desc': (a, b) => b.finalPrice - a.finalPrice,
  'nombre-asc': byName,
  'nombre-desc': (a, b) => byName(b, a),
  'descuento-desc': (a, b) => b.discount - a.discount,
  'fecha-desc': (a, b) => b.createdAt - a.createdAt,
};

/** Searches the index in memory; all pages of a search have the same kind of match. */
export async function searchProductIds(
  database: Pick<Database, 'query' | 'catalogueVersion'>,
  { words, scope, filters, order = 'default', afterId, limit }: ProductSearch,
): Promise<ProductSearchResult> {
  const index = await getSearchIndex(database);
  const listed = listedProducts(index, scope);
  const accepted = countFilters(filters) === 0 ? listed : index.facets.select(listed, filters);
  const accepts = (document: number) => accepted.has(document);
  const productsAt = (documents: readonly number[]) => {
    const products: IndexedProduct[] = [];
    for (const document of documents) {
      const product = index.entries[document]?.product;
      if (product !== undefined) products.push(product);
    }
    return products;
  };
  const { searchedFor, documents } =
    words.length === 0 ? { documents: accepted.toArray(), searchedFor: undefined } : index.words.find(words, accepts);
  const compareByOrder = COMPARATORS[order];
  const compare: Compare = (a, b) => compareByOrder(a, b) || a.id - b.id;

  if (documents.length === 0) {
    const near = afterId === undefined && words.length > 0 ? productsAt(index.words.nearest(words, accepts)) : [];
    const nearest = topN(near, { count: MAX_NEAREST, compare }).map(({ id }) => id);
    return { ids: [], hasMore: false, nearest };
  }
  const cursor = afterId === undefined ? undefined : index.entries.find(({ id }) => id === afterId)?.product;
  const rest =
    afterId === undefined
      ? productsAt(documents)
      : cursor
        ? productsAt(documents).filter((each) => compare(each, cursor) > 0)
        : [];
  const page = topN(rest, { count: limit ?? rest.length, compare });
  return {
    ids: page.map(({ id }) => id),
    hasMore: page.length < rest.length,
    searchedFor,
    nearest: [],
  };
}

/** For each filter of a list, how many products it has; those of a search alone where there are words. */
export async function countFacets(
  database: Pick<Database, 'query' | 'catalogueVersion'>,
  { words, scope, filters }: Pick<ProductSearch, 'words' | 'scope' | 'filters'>,
): Promise<ProductFacets> {
  const index = await getSearchIndex(database);
  const listed = listedProducts(index, scope);
  const base = words.length === 0 ? listed : foundProducts(index, { words, listed });
  return { counts: index.facets.count(base, filters), names: index.facetNames, filters };
}

/** By the strictest kind of match that has results without the filters. */
function foundProducts(
  { entries, words: wordIndex }: SearchIndex,
  { words, listed }: { words: readonly string[]; listed: BitSet },
): BitSet {
  const { documents } = wordIndex.find(words, (document) => listed.has(document));
  const found = BitSet.empty(entries.length);
  for (const document of documents) found.add(document);
  return found;
}

/** There are only as many scopes as lists with an address. */
function listedProducts({ entries, listed }: SearchIndex, scope: ProductScope): BitSet {
  const key = `${scope.kind} ${scopeIds(scope)}`;
  const known = listed.get(key);
  if (known) return known.products;
  const products = BitSet.where(entries.length, (document) => isListed(entries[document]?.product, scope));
  listed.set(key, { scope, products });
  return products;
}

function byName(a: IndexedProduct, b: IndexedProduct): number {
  if (a.nameSort === b.nameSort) return 0;
  return a.nameSort < b.nameSort ? -1 : 1;
}
