import type { OpenAPIHono } from '@hono/zod-openapi';
import { wirePriceHistory } from '#contract/responses/price-list.ts';
import { adminApi } from '#contract/urls/admin-urls.ts';
import { findProductById } from '#data/products/find-product.ts';
import { listPriceHistory } from '#data/products/price-history.ts';
import { endpoint } from '../../http/endpoint.ts';
import type { ApiDependencies, ApiEnv } from '../../http/env.ts';
import { readEntityId } from '../../requests/entity-id.ts';
import { toFailure } from '../../responses/to-failure.ts';
import { toWirePriceHistoryEntry } from '../../responses/wire-price-list.ts';

const history = endpoint({
  method: 'get',
  path: adminApi.priceHistory,
  access: 'admin',
  summary: 'The changes of the prices of a product, newest first',
  body: wirePriceHistory,
});

export function priceHistoryRoutes(app: OpenAPIHono<ApiEnv>, { database }: ApiDependencies): void {
  app.openapi(history, async (c) => {
    const id = readEntityId(c);
    if (!(await findProductById(database, id))) throw toFailure({ ok: false, reason: 'not-found' }, 'product');
    return c.json(wirePriceHistory.parse((await listPriceHistory(database, id)).map(toWirePriceHistoryEntry)), 200);
  });
}
