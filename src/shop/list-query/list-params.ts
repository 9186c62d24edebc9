import { isListLink, type ListLink, pages } from '#contract/urls/shop-urls.ts';
import { isListOrder, type ListOrder } from '#domain/catalogue/list-order.ts';
import { safeDecode } from '#domain/catalogue/slug.ts';

/** Where a list screen stands: everything that its address says. */
export type ListParams = {
  link: ListLink;
  categoria?: string | undefined;
  search?: string | undefined;
  sort: ListOrder;
  /** The list starts after the product with this id: how pages without script go on. */
  after?: number | undefined;
};

export const allProducts: ListParams = { link: 'productos', sort: 'default' };

/** The lists that are divided; under the others a second segment is another page. */
const listsWithCategories: readonly ListLink[] = ['suplementos', 'marcas'];

/** Reads an address, null when no list screen stands there; a query that it does not understand counts as not given. */
export function parseListUrl({ pathname, search }: { pathname: string; search: string }): ListParams | null {
  const [first = '', categoria, ...rest] = pathname.split('/').filter(Boolean).map(safeDecode);
  const link = first.toLowerCase();
  if (!isListLink(link) || rest.length > 0 || (categoria !== undefined && !listsWithCategories.includes(link)))
    return null;
  return { link, categoria, ...readQuery(new URLSearchParams(search)) };
}

function readQuery(query: URLSearchParams): Pick<ListParams, 'search' | 'sort' | 'after'> {
  const sort = query.get('sort');
  const after = Number(query.get('desde'));
  return {
    search: query.get('search')?.trim() || undefined,
    sort: isListOrder(sort) ? sort : 'default',
    after: Number.isSafeInteger(after) && after > 0 ? after : undefined,
  };
}

/** The address of a list screen, without what is at its default. */
export function listUrl({ link, categoria, search, sort, after }: ListParams): string {
  const query = new URLSearchParams();
  if (search) query.set('search', search);
  if (sort !== 'default') query.set('sort', sort);
  if (after !== undefined) query.set('desde', String(after));
  return `${pages.list(link, categoria)}${query.size > 0 ? `?${query}` : ''}`;
}
