import { adminApi } from '#contract/urls/admin-urls.ts';
import { api, pages } from '#contract/urls/shop-urls.ts';
import { LIST_ORDERS } from '#domain/catalogue/list-order.ts';
import { segmentToName, slug } from '#domain/catalogue/slug.ts';
import { brandLinks, categoryLinks, isAmplyStocked, productName } from './large-catalogue.ts';
import type { LoadCall } from './load/varied-load.ts';

/** A path requested repeatedly; `share` is the least share of the speed of bare node:http that it should reach. */
export type CachedRow = { label: string; path: string; share: number };

/**
 * Paths requested in turn, the whole cache invalidated before each round; `perSecond` is the least rate, `p50` the limit
 * in milliseconds of one request at a time.
 */
export type InvalidatedRow = { label: string; paths: string[]; perSecond?: number; p50?: number };

/** Writes of one seller, one after the other; `p99` is the limit in milliseconds. */
export type WriteRow = { label: string; call: (index: number) => LoadCall; p99: number };

const productApi = (name: string) => api.product.replace(':name', encodeURIComponent(segmentToName(slug(name))));

export const cachedRows: CachedRow[] = [
  { label: 'home', path: pages.home, share: 0.5 },
  { label: 'list page', path: pages.products, share: 0.5 },
  { label: 'detail page', path: pages.product(productName(1)), share: 0.5 },
  { label: 'products/allClients', path: `${api.productList}?link=productos&limit=12`, share: 0.4 },
  { label: 'products/{name}', path: productApi(productName(1)), share: 0.4 },
  { label: 'products/all', path: api.products, share: 0.4 },
];

const lists = [
  { link: 'productos' },
  { link: 'suplementos' },
  { link: 'promociones' },
  ...brandLinks.map((categoria) => ({ link: 'marcas', categoria })),
  ...categoryLinks.map((categoria) => ({ link: 'suplementos', categoria })),
].flatMap((list) => LIST_ORDERS.map((sort) => ({ ...list, sort })));

const listPages = lists.map(({ sort, ...list }) => {
  const path = 'categoria' in list ? `/${list.link}/${list.categoria}` : `/${list.link}`;
  return `${path}?sort=${sort}`;
});

const listCalls = lists.map(
  ({ sort, ...list }) => `${api.productList}?${new URLSearchParams({ ...list, sortOrder: sort })}`,
);

const productNames = (products: number) =>
  Array.from({ length: Math.min(products, 500) }, (_, index) => productName(index));

/** Different searches, each with some results. */
const searches = (products: number) =>
  Array.from({ length: Math.min(products, 500) }, (_, index) => `marca ${index % 20} ${index}`);

export function invalidatedRows(products: number): InvalidatedRow[] {
  const names = productNames(products);
  return [
    { label: 'list page', paths: listPages, perSecond: 600, p50: 5 },
    { label: 'list page, search', paths: searches(products).map((text) => pages.search(text)) },
    { label: 'detail page', paths: names.map(pages.product), perSecond: 600, p50: 3 },
    { label: 'products/allClients', paths: listCalls.map((path) => `${path}&limit=12`), perSecond: 3000 },
    {
      label: 'products/allClients, search',
      paths: searches(products).map((text) => `${api.productList}?link=productos&search=${encodeURIComponent(text)}`),
    },
    { label: 'products/{name}', paths: names.map(productApi), perSecond: 3000 },
  ];
}

export function writeRows(products: number): WriteRow[] {
  const body = (value: object) => JSON.stringify(value);
  // Ids count from 1 in the order of the catalogue.
  const wellStocked = Array.from({ length: products }, (_, index) => index)
    .filter(isAmplyStocked)
    .map((index) => index + 1);
  return [
    {
      label: 'PUT products/price',
      call: (index) => ({
        method: 'PUT',
        path: adminApi.productPrice,
        body: body({ id: 1 + (index % products), price: 5000 + (index % 1000) }),
      }),
      p99: 20,
    },
    {
      label: 'POST sales',
      call: (index) => ({
        method: 'POST',
        path: adminApi.sales,
        body: body({ idProduct: wellStocked[index % wellStocked.length], quantity: 1 }),
      }),
      p99: 20,
    },
  ];
}
