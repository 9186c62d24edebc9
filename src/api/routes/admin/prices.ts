import { type OpenAPIHono, z } from '@hono/zod-openapi';
import { idField } from '#contract/requests/fields.ts';
import { activeFilter } from '#contract/requests/listing.ts';
import {
  fieldChange,
  priceAdjustment,
  priceChange,
  priceConfirmation,
  productField,
} from '#contract/requests/product.ts';
import { wireConfirmedPrices, wirePriceRows, wireProductResponse } from '#contract/responses/admin.ts';
import { wirePriceListUpdate } from '#contract/responses/price-list.ts';
import { adminApi, withOptionalId } from '#contract/urls/admin-urls.ts';
import { readSteps } from '#data/price-lists/price-list-steps.ts';
import { listProductPrices } from '#data/products/admin-products.ts';
import { changePrice } from '#use-cases/catalogue/product-writes.ts';
import { adjustPrices } from '#use-cases/pricing/adjust-prices.ts';
import { confirmPrices } from '#use-cases/pricing/confirm-prices.ts';
import { withAuthor } from '../../audit/audit.ts';
import { endpoint, jsonRequest } from '../../http/endpoint.ts';
import type { ApiDependencies, ApiEnv } from '../../http/env.ts';
import { withIdempotency } from '../../http/idempotency-header.ts';
import { readEntityId } from '../../requests/entity-id.ts';
import { idInQuery } from '../../requests/parameters.ts';
import { fromWireFieldChange, readExpectedVersion } from '../../requests/product-requests.ts';
import { toProductFailure } from '../../responses/product-failure.ts';
import { toAdjustmentFailure } from '../../responses/to-failure.ts';
import { toWireUpdateResponse } from '../../responses/wire-price-list.ts';
import { toWireAdminProduct, toWirePriceRow } from '../../responses/wire-product.ts';

const list = endpoint({
  method: 'get',
  path: adminApi.productPrices,
  access: 'admin',
  summary: 'The prices of all products',
  request: { query: z.object({ active: activeFilter }) },
  body: wirePriceRows,
});

const changes = withOptionalId(adminApi.productPrice).map((path) =>
  endpoint({
    method: 'put',
    path,
    access: 'admin',
    summary: 'Changes the price of a product',
    request: { ...jsonRequest(priceChange), ...idInQuery },
    body: wireProductResponse,
  }),
);

const adjust = endpoint({
  method: 'post',
  path: adminApi.adjustPrices,
  access: 'admin',
  summary: 'Changes many prices at once, or none; put back like the update of a price list, with its updateId',
  request: jsonRequest(priceAdjustment),
  body: wirePriceListUpdate,
});

const confirmUnchanged = endpoint({
  method: 'post',
  path: adminApi.confirmPrices,
  access: 'admin',
  summary: 'Notes that prices are still right, so that they count as of today',
  request: jsonRequest(priceConfirmation),
  body: wireConfirmedPrices,
});

const field = endpoint({
  method: 'put',
  path: adminApi.productField,
  access: 'admin',
  summary: 'Changes price, priceUSD (or dollarPrice, the same) or discount; the body is {field: value}',
  request: { params: z.object({ id: idField, field: productField }), ...jsonRequest(fieldChange) },
  body: wireProductResponse,
});

export function priceRoutes(app: OpenAPIHono<ApiEnv>, dependencies: ApiDependencies): void {
  const { database } = dependencies;

  app.openapi(list, async (c) => {
    const rows = await listProductPrices(database, c.req.valid('query'));
    return c.json(wirePriceRows.parse(rows.map(toWirePriceRow)), 200);
  });

  app.openapi(adjust, async (c) => {
    const { changes: wanted } = c.req.valid('json');
    const changes = wanted.map(({ id, before, price: after }) => ({ id, before, after }));
    const step = { administratorId: c.get('administrator').id, now: Date.now() };
    const author = await withIdempotency(c, withAuthor(c, dependencies, 'adjust'));
    const result = await adjustPrices(author, { ...step, changes });
    if (!result.ok) throw toAdjustmentFailure(result);
    const { update } = await readSteps(database, step);
    const msLeft = update?.id === result.id ? update.msLeft : 0;
    const response = toWireUpdateResponse(
      { ...result, source: 'adjust', created: [], notCreated: [] },
      { message: 'Precios actualizados correctamente.', msLeft },
    );
    return c.json(wirePriceListUpdate.parse(response), 200);
  });

  app.openapi(confirmUnchanged, async (c) => {
    const { ids } = c.req.valid('json');
    const confirmed = await confirmPrices(withAuthor(c, dependencies), { ids, now: Date.now() });
    return c.json({ confirmed }, 200);
  });

  for (const change of changes) {
    app.openapi(change, async (c) => {
      const body = c.req.valid('json');
      const id = readEntityId(c, body);
      const result = await changePrice(withAuthor(c, dependencies, 'inline'), {
        id,
        change: { price: body.price },
        version: readExpectedVersion(body),
        now: Date.now(),
      });
      if (!result.ok) throw await toProductFailure(database, result, id);
      return c.json(wireProductResponse.parse({ id, product: toWireAdminProduct(result.product) }), 200);
    });
  }

  app.openapi(field, async (c) => {
    const { id, field } = c.req.valid('param');
    const body = c.req.valid('json');
    const change = fromWireFieldChange(field, body);
    const result = await changePrice(withAuthor(c, dependencies, 'quick'), {
      id,
      change,
      version: readExpectedVersion(body),
      now: Date.now(),
    });
    if (!result.ok) throw await toProductFailure(database, result, id);
    return c.json(wireProductResponse.parse({ id, product: toWireAdminProduct(result.product) }), 200);
  });
}
