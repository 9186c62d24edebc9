import { isListLink, type ListLink, pages } from '#contract/urls.ts';
import { isListOrder, type ListOrder } from '#domain/product-list.ts';
import { safeDecode } from '#domain/slug.ts';

/** Where a list screen stands: everything that its address says. */
export type ListAddress = {
  link: ListLink;
  categoria?: string | undefined;
  search?: string | undefined;
  sort: ListOrder;
  /** The list starts after the product with this id; only pages without script use it. */
  after?: number | undefined;
};

/** Reads an address; whatever it does not understand counts as not given. */
export function listAddress(url: URL, categoria: string | undefined): ListAddress {
  const link = safeDecode(url.pathname.split('/')[1] ?? '').toLowerCase();
  const sort = url.searchParams.get('sort');
  const after = Number(url.searchParams.get('desde'));
  return {
    link: isListLink(link) ? link : 'productos',
    categoria: categoria || undefined,
    search: url.searchParams.get('search')?.trim() || undefined,
    sort: isListOrder(sort) ? sort : 'default',
    after: Number.isSafeInteger(after) && after > 0 ? after : undefined,
  };
}

/** The address of a list screen, without what is at its default. */
export function listHref({ link, categoria, search, sort, after }: ListAddress): string {
  const query = new URLSearchParams();
  if (search) query.set('search', search);
  if (sort !== 'default') query.set('sort', sort);
  if (after !== undefined) query.set('desde', String(after));
  return `${pages.list(link, categoria)}${query.size > 0 ? `?${query}` : ''}`;
}
