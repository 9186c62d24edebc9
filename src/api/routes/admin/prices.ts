import { type OpenAPIHono, z } from '@hono/zod-openapi';
import { id } from '#contract/requests/fields.ts';
import { active } from '#contract/requests/listing.ts';
import { fieldChange, priceChange, productField } from '#contract/requests/product.ts';
import { wirePriceRows, wireProductDone } from '#contract/responses/admin.ts';
import { adminApi, withTrailingId } from '#contract/urls/admin-urls.ts';
import { priceRows } from '#data/back-office-products.ts';
import { changePrice } from '#data/product-writes.ts';
import { auditPrices } from '../../audit/audit-prices.ts';
import { authorOf } from '../../audit/author.ts';
import { endpoint, json } from '../../http/endpoint.ts';
import type { ApiEnv, ApiParts } from '../../http/env.ts';
import { idInQuery } from '../../requests/parameters.ts';
import { changeOf, productRefused } from '../../requests/product-requests.ts';
import { idOf } from '../../requests/request-id.ts';
import { toWireAdminProduct, toWirePriceRow } from '../../responses/wire-product.ts';

const list = endpoint({
  method: 'get',
  path: adminApi.productPrices,
  access: 'admin',
  summary: 'The prices of all products',
  request: { query: z.object({ active }) },
  body: wirePriceRows,
});

const prices = withTrailingId(adminApi.productPrice).map((path) =>
  endpoint({
    method: 'put',
    path,
    access: 'admin',
    summary: 'Changes the price of a product',
    request: { ...json(priceChange), ...idInQuery },
    body: wireProductDone,
  }),
);

const field = endpoint({
  method: 'put',
  path: adminApi.productField,
  access: 'admin',
  summary: 'Changes price, priceUSD (or dollarPrice, the same) or discount; the body is {field: value}',
  request: { params: z.object({ id, field: productField }), ...json(fieldChange) },
  body: wireProductDone,
});

/** One service behind both ways to write a price (A9). */
export function priceRoutes(app: OpenAPIHono<ApiEnv>, { database, log }: ApiParts): void {
  app.openapi(list, async (c) => {
    const rows = await priceRows(database, c.req.valid('query'));
    return c.json(wirePriceRows.parse(rows.map(toWirePriceRow)), 200);
  });

  for (const one of prices) {
    app.openapi(one, async (c) => {
      const { price, version, ...body } = c.req.valid('json');
      const id = idOf(c, body);
      const done = await changePrice(database, {
        id,
        change: { price },
        version,
        now: Date.now(),
        by: authorOf(c, 'inline'),
      });
      if (!done.ok) throw await productRefused(database, done, id);
      auditPrices({ log, c, done });
      return c.json(wireProductDone.parse({ id, product: toWireAdminProduct(done.product) }), 200);
    });
  }

  app.openapi(field, async (c) => {
    const { id, field } = c.req.valid('param');
    const body = c.req.valid('json');
    const change = changeOf(field, body);
    const done = await changePrice(database, {
      id,
      change,
      version: body.version,
      now: Date.now(),
      by: authorOf(c, 'quick'),
    });
    if (!done.ok) throw await productRefused(database, done, id);
    auditPrices({ log, c, done });
    return c.json(wireProductDone.parse({ id, product: toWireAdminProduct(done.product) }), 200);
  });
}
