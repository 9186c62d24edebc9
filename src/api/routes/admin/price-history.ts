import type { OpenAPIHono } from '@hono/zod-openapi';
import { wirePriceHistory } from '#contract/responses/price-list.ts';
import { adminApi } from '#contract/urls/admin-urls.ts';
import { priceHistory } from '#data/price-history.ts';
import { productById } from '#data/products.ts';
import { endpoint } from '../../http/endpoint.ts';
import type { ApiEnv, ApiParts } from '../../http/env.ts';
import { idOf } from '../../requests/request-id.ts';
import { refused } from '../../responses/refusal-failure.ts';
import { toWirePriceNote } from '../../responses/wire-price-list.ts';

const history = endpoint({
  method: 'get',
  path: adminApi.priceHistory,
  access: 'admin',
  summary: 'The changes of the prices of a product, newest first',
  body: wirePriceHistory,
});

export function priceHistoryRoutes(app: OpenAPIHono<ApiEnv>, { database }: ApiParts): void {
  app.openapi(history, async (c) => {
    const id = idOf(c);
    if (!(await productById(database, id))) throw refused({ ok: false, reason: 'not-found' }, 'product');
    return c.json(wirePriceHistory.parse((await priceHistory(database, id)).map(toWirePriceNote)), 200);
  });
}
