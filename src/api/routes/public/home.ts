import type { OpenAPIHono } from '@hono/zod-openapi';
import { wireHome } from '#contract/responses/shop.ts';
import { api } from '#contract/urls/shop-urls.ts';
import { listHomeProducts } from '#data/home/home-products.ts';
import { endpoint } from '../../http/endpoint.ts';
import type { ApiDependencies, ApiEnv } from '../../http/env.ts';
import { toWireProduct } from '../../responses/wire-product.ts';

const home = endpoint({
  method: 'get',
  path: api.home,
  access: 'public',
  shared: true,
  summary: 'The products of the home page: the newest, those in stock first; the biggest discounts; what sold best',
  body: wireHome,
});

export function homeRoutes(app: OpenAPIHono<ApiEnv>, { database }: ApiDependencies): void {
  app.openapi(home, async (c) => {
    const { newest, offers, bestSold } = await listHomeProducts(database, Date.now());
    const sections = {
      newest: newest.map(toWireProduct),
      offers: offers.map(toWireProduct),
      bestSold: bestSold.map(toWireProduct),
    };
    return c.json(wireHome.parse(sections), 200);
  });
}
