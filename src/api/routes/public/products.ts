import { type OpenAPIHono, z } from '@hono/zod-openapi';
import { idList } from '#contract/requests/listing.ts';
import { wireProduct, wireProductList, wireProductPage } from '#contract/responses/shop.ts';
import { api } from '#contract/urls/shop-urls.ts';
import { listProductsByIds } from '#data/products/find-product.ts';
import { endpoint } from '../../http/endpoint.ts';
import type { ApiDependencies, ApiEnv } from '../../http/env.ts';
import { Failure, failureTexts } from '../../http/failure.ts';
import { lastSegment, productName } from '../../requests/parameters.ts';
import { toWireProduct } from '../../responses/wire-product.ts';
import {
  productListQuery,
  productsQuery,
  readWireProduct,
  readWireProductList,
  readWireProducts,
} from '../../shared-reads/product-reads.ts';

const all = endpoint({
  method: 'get',
  path: api.products,
  access: 'public',
  shared: true,
  summary: 'The active products, most in stock first; search is text or the id of a category',
  request: { query: productsQuery },
  body: wireProductList,
});

const list = endpoint({
  method: 'get',
  path: api.productList,
  access: 'public',
  shared: true,
  summary: 'A page of the active products under an address of the shop',
  request: { query: productListQuery },
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
  app.openapi(all, async (c) => c.json((await readWireProducts(database, c.req.valid('query'))).value, 200));

  app.openapi(list, async (c) => {
    const parameters = new URL(c.req.url).searchParams;
    const page = await readWireProductList(database, { query: c.req.valid('query'), parameters });
    if (!page.isCacheable) c.header('Cache-Control', 'no-cache');
    return c.json(page.value, 200);
  });

  app.openapi(byIds, async (c) => {
    const products = await listProductsByIds(database, c.req.valid('query').ids);
    return c.json(wireProductList.parse(products.map(toWireProduct)), 200);
  });

  app.openapi(byName, async (c) => {
    const product = await readWireProduct(database, lastSegment(c.req.url));
    if (!product) throw new Failure(404, failureTexts.productNotFound);
    if (!product.isCacheable) c.header('Cache-Control', 'no-cache');
    return c.json(product.value, 200);
  });
}
