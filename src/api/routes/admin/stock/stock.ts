import type { OpenAPIHono } from '@hono/zod-openapi';
import { newPurchase, stockMovementListing } from '#contract/requests/stock/stock.ts';
import { wirePurchase, wireStockLevels, wireStockMovementPage } from '#contract/responses/stock.ts';
import { adminApi } from '#contract/urls/admin-urls.ts';
import { listStockLevels } from '#data/stock/stock-levels.ts';
import { listStockMovements } from '#data/stock/stock-movements.ts';
import { toWireDate } from '#domain/dates/wire-date.ts';
import { centavosToPesos } from '#domain/money/money.ts';
import { SOLD_DAYS } from '#domain/stock/restock.ts';
import { enterPurchase } from '#use-cases/stock/enter-purchase.ts';
import { withAuthor } from '../../../audit/audit.ts';
import { endpoint, jsonRequest } from '../../../http/endpoint.ts';
import type { ApiDependencies, ApiEnv } from '../../../http/env.ts';
import { withIdempotency } from '../../../http/idempotency-header.ts';
import { lineFailure } from '../../../responses/line-failure.ts';
import { toWirePage } from '../../../responses/wire-values.ts';

const access = 'admin';
const DAY_MS = 24 * 60 * 60 * 1000;

const levels = endpoint({
  method: 'get',
  path: adminApi.stockLevels,
  access,
  summary: 'The stock of each flavor in the shop, and how many of it were sold in the last 28 days',
  body: wireStockLevels,
});

const purchase = endpoint({
  method: 'post',
  path: adminApi.purchases,
  access,
  summary: 'Adds units to the stock of many flavors at once, or nothing',
  request: jsonRequest(newPurchase),
  body: wirePurchase,
});

const movements = endpoint({
  method: 'get',
  path: adminApi.stockMovements,
  access,
  summary: 'The changes of the stock of a product, newest first',
  request: { query: stockMovementListing },
  body: wireStockMovementPage,
});

export function stockRoutes(app: OpenAPIHono<ApiEnv>, dependencies: ApiDependencies): void {
  const { database } = dependencies;

  app.openapi(levels, async (c) => {
    const rows = await listStockLevels(database, Date.now() - SOLD_DAYS * DAY_MS);
    const wire = rows.map(({ productId: idProduct, flavor: variant, cost, suppliers, ...level }) => {
      return {
        ...level,
        idProduct,
        variant,
        suppliers: [...suppliers],
        cost: cost === null ? null : centavosToPesos(cost),
      };
    });
    return c.json(wireStockLevels.parse(wire), 200);
  });

  app.openapi(purchase, async (c) => {
    const { lines, note } = c.req.valid('json');
    const bought = lines.map(({ idProduct: productId, variant: flavor, quantity }) => ({
      productId,
      flavor,
      quantity,
    }));
    const result = await enterPurchase(await withIdempotency(c, withAuthor(c, dependencies)), { lines: bought, note });
    if (!result.ok) throw lineFailure(result);
    return c.json(wirePurchase.parse({ units: result.units }), 200);
  });

  app.openapi(movements, async (c) => {
    const { page, pageSize = 10, idProduct: productId } = c.req.valid('query');
    const found = await listStockMovements(database.query, { productId, page, pageSize });
    const answer = toWirePage(found, {
      page,
      pageSize,
      convert: ({ at, flavor: variant, administrator: who, ...movement }) => {
        return { ...movement, variant, who, date: toWireDate(at) };
      },
    });
    return c.json(wireStockMovementPage.parse(answer), 200);
  });
}
