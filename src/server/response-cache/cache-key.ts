import { api } from '#contract/urls/shop-urls.ts';
import { isListOrder } from '#domain/catalogue/list-order.ts';
import { productKey, RESERVED_PRODUCT_KEYS, safeDecode, slug } from '#domain/catalogue/slug.ts';
import { pageSize } from '#domain/layout/device-class.ts';

/**
 * What names an answer: `query` holds only what the answer depends on, always written in the same way.
 * `endless`: there is no end of such names, so they must not push the others out.
 */
export type AnswerName = { key: string; query: string; endless: boolean };

/** How a parameter is written in a name; undefined where it says nothing. */
type Parameter = { clean: (value: string) => string | undefined; endless?: (value: string) => boolean };

const always = () => true;
const text: Parameter = { clean: (value) => value.trim(), endless: always };
const order: Parameter = { clean: (value) => (isListOrder(value) && value !== 'default' ? value : undefined) };
const segment: Parameter = { clean: slug };
const after: Parameter = { clean: (value) => value, endless: always };
const sizes = new Set((['desktop', 'tablet', 'mobile'] as const).map((device) => String(pageSize(device))));
const limit: Parameter = { clean: (value) => value, endless: (value) => !sizes.has(value) };

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
const NEVER_KEPT = /^\/(?:(?:admin|images|assets|banners)(?:\/|$)|[\w.-]+\.(?:svg|png|ico|txt|webmanifest|js|html)$)/;

const oneProduct = api.product.replace(':name', '');

/**
 * The name of the answer to a request for this path and query (with its `?`, or empty); undefined when answers there
 * may differ from one asker to the next.
 */
export function answerName(path: string, query: string): AnswerName | undefined {
  if (path.startsWith(`${api.base}/`)) {
    if (calls.has(path)) return named(path, query, callParameters);
    const product = productPath(path);
    return product === undefined ? undefined : named(product, '', {});
  }
  if (NEVER_KEPT.test(path)) return undefined;
  const name = named(path, query, pageParameters);
  // Large, and seldom asked for.
  return path.startsWith('/sitemap') ? { ...name, endless: true } : name;
}

function named(path: string, query: string, parameters: Record<string, Parameter>): AnswerName {
  if (query.length <= 1) return { key: path, query: '', endless: false };
  const given = new URLSearchParams(query);
  const kept = Object.entries(parameters).flatMap(([name, { clean, endless }]) => {
    const value = clean(given.get(name) ?? '');
    return value ? [{ pair: [name, value], endless: endless?.(value) ?? false }] : [];
  });
  const written = kept.length > 0 ? `?${new URLSearchParams(kept.map(({ pair }) => pair))}` : '';
  return { key: path + written, query: written, endless: kept.some(({ endless }) => endless) };
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
