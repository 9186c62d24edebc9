import type { OpenAPIHono } from '@hono/zod-openapi';
import { adminApi } from '#contract/admin-urls.ts';
import { wirePriceHistory } from '#contract/price-list-wire.ts';
import { priceHistory } from '#data/price-history.ts';
import { productById } from '#data/products.ts';
import { endpoint } from '../../endpoint.ts';
import type { ApiEnv, ApiParts } from '../../env.ts';
import { idOf } from '../../id-of.ts';
import { toWirePriceNote } from '../../price-list-wire.ts';
import { refused } from '../../refused.ts';

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
