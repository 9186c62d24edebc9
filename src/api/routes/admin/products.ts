import type { OpenAPIHono } from '@hono/zod-openapi';
import { productListing } from '#contract/requests/listing.ts';
import { newProduct, productChange, productStatusChange } from '#contract/requests/product.ts';
import { wireAdminProduct, wireAdminProductPage, wireDeleted, wireProductResponse } from '#contract/responses/admin.ts';
import { adminApi, withOptionalId } from '#contract/urls/admin-urls.ts';
import { listAdminProducts } from '#data/products/admin-products.ts';
import { findProductById } from '#data/products/find-product.ts';
import { createProduct, deleteProduct, toggleProduct, updateProduct } from '#use-cases/catalogue/product-writes.ts';
import { withAuthor } from '../../audit/audit.ts';
import { endpoint, jsonRequest } from '../../http/endpoint.ts';
import type { ApiDependencies, ApiEnv } from '../../http/env.ts';
import { withIdempotency } from '../../http/idempotency-header.ts';
import { readEntityId } from '../../requests/entity-id.ts';
import { idInQuery } from '../../requests/parameters.ts';
import { fromWireNewProduct, fromWireProductChange, readExpectedVersion } from '../../requests/product-requests.ts';
import { toProductFailure } from '../../responses/product-failure.ts';
import { toFailure } from '../../responses/to-failure.ts';
import { toWireAdminProduct } from '../../responses/wire-product.ts';
import { toWirePage } from '../../responses/wire-values.ts';

const list = endpoint({
  method: 'get',
  path: adminApi.products,
  access: 'admin',
  summary: 'Products, in the shop or not, by name unless sorted by a column',
  request: { query: productListing },
  body: wireAdminProductPage,
});

const byId = endpoint({
  method: 'get',
  path: adminApi.productById,
  access: 'admin',
  summary: 'A product by its id, in the shop or not',
  body: wireAdminProduct,
});

const create = endpoint({
  method: 'post',
  path: adminApi.products,
  access: 'admin',
  summary: 'Adds a product',
  request: jsonRequest(newProduct),
  body: wireProductResponse,
});

const change = endpoint({
  method: 'put',
  path: adminApi.product,
  access: 'admin',
  summary: 'Changes a product; what is missing stays, and with its version only if nobody wrote it since',
  request: jsonRequest(productChange),
  body: wireProductResponse,
});

const toggles = withOptionalId(adminApi.productStatus).map((path) =>
  endpoint({
    method: 'put',
    path,
    access: 'admin',
    summary: 'Takes a product out of the shop, or brings it back',
    request: { ...jsonRequest(productStatusChange), ...idInQuery },
    body: wireProductResponse,
  }),
);

const remove = endpoint({
  method: 'delete',
  path: adminApi.product,
  access: 'admin',
  summary: 'Deletes a product; sales keep their copy of it',
  body: wireDeleted,
});

export function adminProductRoutes(app: OpenAPIHono<ApiEnv>, dependencies: ApiDependencies): void {
  const { database } = dependencies;

  app.openapi(list, async (c) => {
    const request = c.req.valid('query');
    const { pageSize = 10, page, sort: order } = request;
    const { products: rows, ...totals } = await listAdminProducts(database, { ...request, order, pageSize });
    const list = toWirePage({ rows, ...totals }, { page, pageSize, convert: toWireAdminProduct });
    return c.json(wireAdminProductPage.parse(list), 200);
  });

  app.openapi(byId, async (c) => {
    const product = await findProductById(database, readEntityId(c));
    if (!product) throw toFailure({ ok: false, reason: 'not-found' }, 'product');
    return c.json(wireAdminProduct.parse(toWireAdminProduct(product)), 200);
  });

  app.openapi(create, async (c) => {
    const draft = fromWireNewProduct(c.req.valid('json'));
    const result = await createProduct(await withIdempotency(c, withAuthor(c, dependencies)), {
      draft,
      now: Date.now(),
    });
    if (!result.ok) throw toFailure(result, 'product');
    return c.json(wireProductResponse.parse({ id: result.id, product: toWireAdminProduct(result.product) }), 200);
  });

  for (const toggle of toggles) {
    app.openapi(toggle, async (c) => {
      const body = c.req.valid('json');
      const id = readEntityId(c, body);
      const result = await toggleProduct(withAuthor(c, dependencies), {
        id,
        active: body.active,
        version: readExpectedVersion(body),
        now: Date.now(),
      });
      if (!result.ok) throw await toProductFailure(database, result, id);
      return c.json(wireProductResponse.parse({ id, product: toWireAdminProduct(result.product) }), 200);
    });
  }

  app.openapi(change, async (c) => {
    const body = c.req.valid('json');
    const id = readEntityId(c, body);
    const result = await updateProduct(withAuthor(c, dependencies, 'form'), {
      id,
      change: fromWireProductChange(body),
      version: readExpectedVersion(body),
      now: Date.now(),
    });
    if (!result.ok) throw await toProductFailure(database, result, id);
    return c.json(wireProductResponse.parse({ id, product: toWireAdminProduct(result.product) }), 200);
  });

  app.openapi(remove, async (c) => {
    const id = readEntityId(c);
    const result = await deleteProduct(withAuthor(c, dependencies), { id, now: Date.now() });
    if (!result.ok) throw toFailure(result, 'product');
    return c.json(wireDeleted.parse({ id }), 200);
  });
}
