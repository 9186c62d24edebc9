import { api } from '#contract/urls/shop-urls.ts';
import { isListOrder } from '#domain/catalogue/list-order.ts';
import { productKey, RESERVED_PRODUCT_KEYS, safeDecode, slug } from '#domain/catalogue/slug.ts';
import { pageSize } from '#domain/layout/device-class.ts';

/**
 * What names an answer: `query` holds only what the answer depends on, always written in the same way.
 * `endless`: there is no end of such names, so they must not push the others out.
 */
export type CacheKey = { key: string; query: string; unbounded: boolean };

/** How a parameter is written in a name; undefined where it says nothing. */
type Parameter = { normalise: (value: string) => string | undefined; unbounded?: (value: string) => boolean };

const always = () => true;
const text: Parameter = { normalise: (value) => value.trim(), unbounded: always };
const order: Parameter = { normalise: (value) => (isListOrder(value) && value !== 'default' ? value : undefined) };
const segment: Parameter = { normalise: slug };
const after: Parameter = { normalise: (value) => value, unbounded: always };
const sizes = new Set((['desktop', 'tablet', 'mobile'] as const).map((device) => String(pageSize(device))));
const limit: Parameter = { normalise: (value) => value, unbounded: (value) => !sizes.has(value) };

const callParameters = {
  categoria: segment,
  limit,
  link: segment,
  search: text,
  sortOrder: order,
  startAfterId: after,
};
const pageParameters = { desde: after, search: text, sort: order };

const calls = new Set<string>([
  api.products,
  api.productList,
  api.suplements,
  api.brands,
  api.shippingCost,
  api.business,
]);
/** The back-office, and files, which come compressed already. */
const NEVER_CACHED = /^\/(?:(?:admin|images|assets|banners)(?:\/|$)|[\w.-]+\.(?:svg|png|ico|txt|webmanifest|js|html)$)/;

const oneProduct = api.product.replace(':name', '');

/**
 * The name of the answer to a request for this path and query (with its `?`, or empty); undefined when answers there
 * may differ from one asker to the next.
 */
export function cacheKeyFor(path: string, query: string): CacheKey | undefined {
  if (path.startsWith(`${api.base}/`)) {
    if (calls.has(path)) return normalisedKey(path, query, callParameters);
    const product = productPath(path);
    return product === undefined ? undefined : normalisedKey(product, '', {});
  }
  if (NEVER_CACHED.test(path)) return undefined;
  const name = normalisedKey(path, query, pageParameters);
  // Large, and seldom asked for.
  return path.startsWith('/sitemap') ? { ...name, unbounded: true } : name;
}

function normalisedKey(path: string, query: string, parameters: Record<string, Parameter>): CacheKey {
  if (query.length <= 1) return { key: path, query: '', unbounded: false };
  const given = new URLSearchParams(query);
  const kept = Object.entries(parameters).flatMap(([name, { normalise: clean, unbounded: endless }]) => {
    const value = clean(given.get(name) ?? '');
    return value ? [{ pair: [name, value], endless: endless?.(value) ?? false }] : [];
  });
  const written = kept.length > 0 ? `?${new URLSearchParams(kept.map(({ pair }) => pair))}` : '';
  return { key: path + written, query: written, unbounded: kept.some(({ endless }) => endless) };
}

/**
 * However a product's name is spelled in an address, its key is the same. The administrator's calls lie beside:
 * they have more segments or a reserved word, and no name, because whoever asks at the same time shares the answer.
 */
function productPath(path: string): string | undefined {
  const segment = path.slice(oneProduct.length);
  if (!path.startsWith(oneProduct) || segment.includes('/')) return undefined;
  const key = productKey(safeDecode(segment));
  return RESERVED_PRODUCT_KEYS.has(key) ? undefined : oneProduct + key;
}
