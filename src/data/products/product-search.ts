import type { ListOrder } from '#domain/catalogue/list-order.ts';
import { topN } from '#domain/search/top-n.ts';
import type { Database } from '../engine/database.ts';
import { isInScope, type ProductScope } from './product-scope.ts';
import { getSearchIndex, type IndexedProduct } from './search-index.ts';

/** Suggestions for a search without results. */
const MAX_NEAREST = 4;

export type ProductSearch = {
  words: readonly string[];
  scope: ProductScope;
  order?: ListOrder | undefined;
  afterId?: number | undefined;
  limit?: number | undefined;
};

/** The ids of matches in order. `similar`: only fuzzy matches; `nearest`: suggestions when there are no matches. */
export type ProductSearchResult = { ids: number[]; hasMore: boolean; similar: boolean; nearest: number[] };

type Compare = (a: IndexedProduct, b: IndexedProduct) => number;

const COMPARATORS: Readonly<Record<ListOrder, Compare>> = {
  default: (a, b) => b.amount - a.amount,
  'precio-asc': (a, b) => a.finalPrice - b.finalPrice,
  'precio-desc': (a, b) => b.finalPrice - a.finalPrice,
  'nombre-asc': byName,
  'nombre-desc': (a, b) => byName(b, a),
};

/** Searches the index in memory; all pages of a search have the same kind of match. */
export async function searchProductIds(
  database: Pick<Database, 'query' | 'catalogueVersion'>,
  { words, scope, order = 'default', afterId, limit }: ProductSearch,
): Promise<ProductSearchResult> {
  const index = await getSearchIndex(database);
  const accepts = (document: number) => isListed(index.products[document], scope);
  const productsAt = (documents: readonly number[]) => documents.flatMap((each) => index.products[each] ?? []);
  const { kind, documents } = index.words.find(words, accepts);
  const compare: Compare = (a, b) => COMPARATORS[order](a, b) || a.id - b.id;

  if (documents.length === 0) {
    const near = afterId === undefined ? productsAt(index.words.nearest(words, accepts)) : [];
    const nearest = topN(near, { count: MAX_NEAREST, compare }).map(({ id }) => id);
    return { ids: [], hasMore: false, similar: false, nearest };
  }
  const cursor = index.products.find(({ id }) => id === afterId);
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
    similar: kind === 'fuzzy',
    nearest: [],
  };
}

function isListed(product: IndexedProduct | undefined, scope: ProductScope): boolean {
  return product !== undefined && product.deactivatedAt === null && isInScope(product, scope);
}

function byName(a: IndexedProduct, b: IndexedProduct): number {
  if (a.nameSort === b.nameSort) return 0;
  return a.nameSort < b.nameSort ? -1 : 1;
}
