import { type OpenAPIHono, z } from '@hono/zod-openapi';
import { idField } from '#contract/requests/fields.ts';
import { filterFields, idList, listLimit, searchText } from '#contract/requests/listing.ts';
import { wireProduct, wireProductList, wireProductPage } from '#contract/responses/shop.ts';
import { callFilterNames } from '#contract/urls/filter-names.ts';
import { parseFilters } from '#contract/urls/filter-params.ts';
import { api } from '#contract/urls/shop-urls.ts';
import { findProductByKey, listAllProducts, listProductsByIds } from '#data/products/find-product.ts';
import { listProducts } from '#data/products/product-list.ts';
import { LIST_ORDERS } from '#domain/catalogue/list-order.ts';
import { productKey, safeDecode } from '#domain/catalogue/slug.ts';
import { endpoint } from '../../http/endpoint.ts';
import type { ApiDependencies, ApiEnv } from '../../http/env.ts';
import { Failure, failureTexts } from '../../http/failure.ts';
import { pathSegment, productName } from '../../requests/parameters.ts';
import { toWireFacets } from '../../responses/wire-facets.ts';
import { toWireProduct } from '../../responses/wire-product.ts';

const all = endpoint({
  method: 'get',
  path: api.products,
  access: 'public',
  shared: true,
  summary: 'The active products, most in stock first; search is text or the id of a category',
  request: { query: z.object({ search: searchText, limit: listLimit.optional() }) },
  body: wireProductList,
});

const list = endpoint({
  method: 'get',
  path: api.productList,
  access: 'public',
  shared: true,
  summary: 'A page of the active products under an address of the shop',
  request: {
    query: z.object({
      search: searchText,
      link: pathSegment,
      categoria: pathSegment,
      startAfterId: idField.optional(),
      limit: listLimit.optional(),
      sortOrder: z
        .enum(LIST_ORDERS)
        .catch('default')
        .default('default')
        .openapi({ type: 'string', enum: [...LIST_ORDERS], default: 'default' }),
      ...filterFields,
    }),
  },
  body: wireProductPage,
});

const byIds = endpoint({
  method: 'get',
  path: api.productsByIds,
  access: 'public',
  summary: 'The active products among some ids, in their order',
  request: { query: z.object({ ids: idList }) },
  body: wireProductList,
});

const byName = endpoint({
  method: 'get',
  path: api.product,
  access: 'public',
  shared: true,
  summary: 'An active product by its name, with hyphens dropped or turned into spaces',
  request: { params: z.object({ name: productName }) },
  body: wireProduct,
});

export function productRoutes(app: OpenAPIHono<ApiEnv>, { database }: ApiDependencies): void {
  app.openapi(all, async (c) => {
    const products = await listAllProducts(database, c.req.valid('query'));
    return c.json(wireProductList.parse(products.map(toWireProduct)), 200);
  });

  app.openapi(list, async (c) => {
    const { sortOrder, startAfterId, categoria, search, link, limit, facets } = c.req.valid('query');
    const page = await listProducts(database, {
      search,
      link,
      limit,
      filters: parseFilters(new URL(c.req.url).searchParams, callFilterNames),
      withFacets: facets === '1' || facets === 'all',
      subLink: categoria,
      order: sortOrder,
      afterId: startAfterId,
    });
    // Not cached: the number of empty lists is unbounded.
    if (page.products.length === 0) c.header('Cache-Control', 'no-cache');
    const { products, nearest, searchedFor, facets: counted, ...rest } = page;
    const near = nearest && { nearest: nearest.map(toWireProduct) };
    return c.json(
      wireProductPage.parse({
        data: products.map(toWireProduct),
        ...rest,
        ...(searchedFor !== undefined && { similar: true as const, searchedFor }),
        ...near,
        ...(counted && { facets: toWireFacets(counted, { isWhole: facets === 'all' }) }),
      }),
      200,
    );
  });

  app.openapi(byIds, async (c) => {
    const products = await listProductsByIds(database, c.req.valid('query').ids);
    return c.json(wireProductList.parse(products.map(toWireProduct)), 200);
  });

  app.openapi(byName, async (c) => {
    const name = lastSegment(c.req.url);
    const product = await findProductByKey(database, name);
    if (!product) throw new Failure(404, failureTexts.productNotFound);
    // Found by a spelling without accents: not cached, because there are too many of them.
    if (productKey(name) !== productKey(product.name)) c.header('Cache-Control', 'no-cache');
    return c.json(wireProduct.parse(toWireProduct(product)), 200);
  });
}

/** Decoded here, because the router leaves a segment with a malformed percent sign encoded. */
function lastSegment(url: string): string {
  return safeDecode(new URL(url).pathname.split('/').at(-1) ?? '');
}
