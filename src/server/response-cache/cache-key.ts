import { LRUCache } from 'lru-cache';
import { callFilterNames, pageFilterNames } from '#contract/urls/filter-names.ts';
import { filterPairs, parseFilters } from '#contract/urls/filter-params.ts';
import { isShopPage } from '#contract/urls/shop-pages.ts';
import { api, pages } from '#contract/urls/shop-urls.ts';
import { isListOrder } from '#domain/catalogue/list-order.ts';
import { productKey, RESERVED_PRODUCT_KEYS, safeDecode, slug } from '#domain/catalogue/slug.ts';
import { productsPerPage } from '#domain/layout/device-class.ts';

/**
 * Identifies a cached response. `query` has only the parameters that it depends on, in normalised form.
 * `unbounded`: there is no limit to the number of such keys. `status`: that of the responses that are stored, 200 by
 * default.
 */
export type CacheKey = { key: string; query: string; unbounded: boolean; status?: 404 };

/** Stands for all addresses at which there is nothing: one page for all of them, which does not name the address. */
export const NOT_FOUND_PATH = '/404';
/** The same for products; the API has reserved the name, so that no product can have it. */
export const UNKNOWN_PRODUCT_PATH = pages.product('togglestatus');

/** `normalise` gives undefined for a value that changes nothing. */
type Parameter = { normalise: (value: string) => string | undefined; unbounded?: (value: string) => boolean };

const always = () => true;
const text: Parameter = { normalise: (value) => value.trim(), unbounded: always };
const order: Parameter = { normalise: (value) => (isListOrder(value) && value !== 'default' ? value : undefined) };
const segment: Parameter = { normalise: slug };
const after: Parameter = { normalise: (value) => value, unbounded: always };
const sizes = new Set((['desktop', 'tablet', 'mobile'] as const).map((device) => String(productsPerPage(device))));
const limit: Parameter = { normalise: (value) => value, unbounded: (value) => !sizes.has(value) };

/** With all choices of the filters a list is large, and seldom requested. */
const facets: Parameter = {
  normalise: (value) => (value === '1' || value === 'all' ? value : undefined),
  unbounded: (value) => value === 'all',
};
const choices: Parameter = { normalise: (value) => (value === 'todos' ? value : undefined), unbounded: always };

const callParameters = {
  categoria: segment,
  facets,
  limit,
  link: segment,
  search: text,
  sortOrder: order,
  startAfterId: after,
};
const pageParameters = { desde: after, filtros: choices, search: text, sort: order };

const calls = new Set<string>([
  api.home,
  api.products,
  api.productList,
  api.supplements,
  api.brands,
  api.shippingCost,
  api.business,
]);
const ADMIN = /^\/admin(?:\/|$)/;
/** They are compressed already. */
const FILES = /^\/(?:(?:images|assets|banners)(?:\/|$)|[\w.-]+\.\w+$)/;
const SITEMAPS = /^\/sitemap(?:-\d{1,6})?\.xml$/;

const oneProduct = api.product.replace(':name', '');

/**
 * The cache key of a path and query (with its `?`, or empty); undefined when the response may differ from one client to
 * the next.
 */
export function cacheKeyFor(path: string, query: string): CacheKey | undefined {
  if (path.startsWith(`${api.base}/`)) {
    if (calls.has(path)) return normalisedKey(path, query, { parameters: callParameters, filters: callFilterNames });
    const product = productPath(path);
    return product === undefined ? undefined : { key: product, query: '', unbounded: false };
  }
  // Large, and seldom requested.
  if (SITEMAPS.test(path)) return { key: path, query: '', unbounded: true };
  if (ADMIN.test(path) || isFilePath(path)) return undefined;
  const notFound = { query: '', unbounded: false, status: 404 } as const;
  if (path === UNKNOWN_PRODUCT_PATH) return { ...notFound, key: path };
  return isShopPage(path)
    ? normalisedKey(path, query, { parameters: pageParameters, filters: pageFilterNames })
    : { ...notFound, key: NOT_FOUND_PATH };
}

const NOT_CACHED = 'not cached';
const MAX_REMEMBERED = 5000;
/** Longer ones are seldom requested twice. */
const MAX_REMEMBERED_LENGTH = 500;

/**
 * Cache keys by target, a path with its query. Remembers them, because parsing a target takes longer than sending a
 * cached response.
 */
export class CacheKeys {
  readonly #keys = new LRUCache<string, CacheKey | typeof NOT_CACHED>({ max: MAX_REMEMBERED });

  /** The key of a target that has this path. */
  of(target: string, path: string): CacheKey | undefined {
    const known = this.#keys.get(target);
    if (known) return known === NOT_CACHED ? undefined : known;
    const query = target.indexOf('?');
    const key = cacheKeyFor(path, query === -1 ? '' : target.slice(query));
    if (target.length < MAX_REMEMBERED_LENGTH) this.#keys.set(target, key ?? NOT_CACHED);
    return key;
  }

  /** The key of a target that was requested before. */
  known(target: string): CacheKey | undefined {
    const known = this.#keys.get(target);
    return known === NOT_CACHED ? undefined : known;
  }
}

/** Whether only a file can be at this path. */
export function isFilePath(path: string): boolean {
  return FILES.test(path);
}

type Parameters = { parameters: Record<string, Parameter>; filters: typeof pageFilterNames };

function normalisedKey(path: string, query: string, { parameters, filters }: Parameters): CacheKey {
  if (query.length <= 1) return { key: path, query: '', unbounded: false };
  const requested = new URLSearchParams(query);
  const relevant = Object.entries(parameters).flatMap(([name, { normalise, unbounded }]) => {
    const value = normalise(requested.get(name) ?? '');
    return value ? [{ pair: [name, value], unbounded: unbounded?.(value) ?? false }] : [];
  });
  const chosen = filterPairs(parseFilters(requested, filters), filters);
  const pairs = [...relevant.map(({ pair }) => pair), ...chosen];
  const normalised = pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : '';
  const unbounded = chosen.length > 0 || relevant.some((one) => one.unbounded);
  return { key: path + normalised, query: normalised, unbounded };
}

/**
 * The path of a product call with the name in normalised form. Admin calls below the same path have more segments or a
 * reserved word; they have no key, because concurrent requests for one key share a response.
 */
function productPath(path: string): string | undefined {
  const segment = path.slice(oneProduct.length);
  if (!path.startsWith(oneProduct) || segment.includes('/')) return undefined;
  const key = productKey(safeDecode(segment));
  return RESERVED_PRODUCT_KEYS.has(key) ? undefined : oneProduct + key;
}
