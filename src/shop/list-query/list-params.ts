import { pageFilterNames } from '#contract/urls/filter-names.ts';
import { isListLink, type ListLink, pages } from '#contract/urls/shop-urls.ts';
import { isListOrder, type ListOrder } from '#domain/catalogue/list-order.ts';
import { safeDecode } from '#domain/catalogue/slug.ts';

/** What the URL of a list screen says. */
export type ListParams = {
  link: ListLink;
  subLink?: string | undefined;
  search?: string | undefined;
  /** The parameters of filters as they are in the address; only the controls of filters read them. */
  filters: Readonly<Record<string, string>>;
  sort: ListOrder;
  /** Whether the filters have all their choices. */
  allChoices?: boolean | undefined;
  /** Cursor: the list starts after the product with this id, for pages without script. */
  after?: number | undefined;
};

export const allProducts: ListParams = { link: 'productos', filters: {}, sort: 'default' };

const filterNames: readonly string[] = Object.values(pageFilterNames);

/** The lists with a second path segment, which is a category or brand. */
const listsWithCategories: readonly ListLink[] = ['suplementos', 'marcas'];

/** Parses the URL of a list screen, null for other pages. Invalid query parameters are ignored. */
export function parseListUrl({ pathname, search }: { pathname: string; search: string }): ListParams | null {
  const [first = '', subLink, ...rest] = pathname.split('/').filter(Boolean).map(safeDecode);
  const link = first.toLowerCase();
  if (!isListLink(link) || rest.length > 0 || (subLink !== undefined && !listsWithCategories.includes(link)))
    return null;
  return { link, subLink, ...parseQuery(new URLSearchParams(search)) };
}

function parseQuery(query: URLSearchParams): Omit<ListParams, 'link' | 'subLink'> {
  const sort = query.get('sort');
  const after = Number(query.get('desde'));
  return {
    search: query.get('search')?.trim() || undefined,
    filters: Object.fromEntries([...query].filter(([name, value]) => filterNames.includes(name) && value !== '')),
    sort: isListOrder(sort) ? sort : 'default',
    ...(query.get('filtros') === 'todos' && { allChoices: true }),
    after: Number.isSafeInteger(after) && after > 0 ? after : undefined,
  };
}

/** The URL of a list screen, without default values. */
export function listUrl({ link, subLink, search, filters, sort, allChoices, after }: ListParams): string {
  const query = new URLSearchParams();
  if (search) query.set('search', search);
  for (const name of filterNames) if (filters[name]) query.set(name, filters[name]);
  if (sort !== 'default') query.set('sort', sort);
  if (allChoices) query.set('filtros', 'todos');
  if (after !== undefined) query.set('desde', String(after));
  // A comma parts values; it needs no escape in a query.
  const text = query.toString().replaceAll('%2C', ',');
  return `${pages.list(link, subLink)}${text && `?${text}`}`;
}
