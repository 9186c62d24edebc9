import { z } from '@hono/zod-openapi';
import { emptyAsMissing, idField } from '#contract/requests/fields.ts';
import { filterFields, listLimit, searchText } from '#contract/requests/listing.ts';
import type { WireProduct, WireProductPage } from '#contract/responses/shop.ts';
import { callFilterNames } from '#contract/urls/filter-names.ts';
import { parseFilters } from '#contract/urls/filter-params.ts';
import type { Database } from '#data/engine/database.ts';
import { findProductByKey, listAllProducts } from '#data/products/find-product.ts';
import { listProducts } from '#data/products/product-list.ts';
import { LIST_ORDERS } from '#domain/catalogue/list-order.ts';
import { productKey } from '#domain/catalogue/slug.ts';
import { pathSegment } from '../requests/parameters.ts';
import { toWireFacets } from '../responses/wire-facets.ts';
import { toWireProduct } from '../responses/wire-product.ts';

type Reader = Pick<Database, 'query' | 'catalogueVersion'>;

/**
 * What a shopper reads; not cacheable where the number of such requests is unbounded. Its fields are written out one by
 * one, and not parsed once more: a tenth of the time of a list.
 */
export type SharedValue<Value> = { value: Value; isCacheable: boolean };

export const productsQuery = z.object({ search: searchText, limit: emptyAsMissing(listLimit) });

export async function readWireProducts(
  database: Reader,
  query: z.output<typeof productsQuery>,
): Promise<SharedValue<WireProduct[]>> {
  const products = await listAllProducts(database, query);
  return { value: products.map(toWireProduct), isCacheable: true };
}

export const productListQuery = z.object({
  search: searchText,
  link: pathSegment,
  categoria: pathSegment,
  startAfterId: emptyAsMissing(idField),
  limit: emptyAsMissing(listLimit),
  sortOrder: z
    .enum(LIST_ORDERS)
    .catch('default')
    .default('default')
    .openapi({ type: 'string', enum: [...LIST_ORDERS], default: 'default' }),
  ...filterFields,
});

/** `parameters`: those of the query, for the filters. */
export async function readWireProductList(
  database: Reader,
  { query, parameters }: { query: z.output<typeof productListQuery>; parameters: URLSearchParams },
): Promise<SharedValue<WireProductPage>> {
  const { sortOrder, startAfterId, categoria, search, link, limit, facets } = query;
  const page = await listProducts(database, {
    search,
    link,
    limit,
    filters: parseFilters(parameters, callFilterNames),
    withFacets: facets === '1' || facets === 'all',
    subLink: categoria,
    order: sortOrder,
    afterId: startAfterId,
  });
  const { products, nearest, searchedFor, facets: counted, ...rest } = page;
  const near = nearest && { nearest: nearest.map(toWireProduct) };
  const value: WireProductPage = {
    data: products.map(toWireProduct),
    ...rest,
    ...(searchedFor !== undefined && { similar: true as const, searchedFor }),
    ...near,
    ...(counted && { facets: toWireFacets(counted, { isWhole: facets === 'all' }) }),
  };
  // The number of empty lists is unbounded.
  return { value, isCacheable: products.length > 0 };
}

export async function readWireProduct(database: Reader, name: string): Promise<SharedValue<WireProduct> | undefined> {
  const product = await findProductByKey(database, name);
  if (!product) return undefined;
  // There are too many spellings without accents.
  const isCacheable = productKey(name) === productKey(product.name);
  return { value: toWireProduct(product), isCacheable };
}
