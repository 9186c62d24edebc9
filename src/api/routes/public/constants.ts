import type { OpenAPIHono } from '@hono/zod-openapi';
import { wireBusiness, wireShippingCost } from '#contract/responses/shop.ts';
import { businessFacts } from '#contract/shop/business.ts';
import { api } from '#contract/urls/shop-urls.ts';
import { findConstantByName, listConstants } from '#data/business/constants.ts';
import { centavosToPesos } from '#domain/money/money.ts';
import { parsePrice } from '#domain/money/parse-price.ts';
import { endpoint } from '../../http/endpoint.ts';
import type { ApiDependencies, ApiEnv } from '../../http/env.ts';

const shippingCost = endpoint({
  method: 'get',
  path: api.shippingCost,
  access: 'public',
  shared: true,
  summary: 'What a delivery costs, in pesos',
  body: wireShippingCost,
});

const business = endpoint({
  method: 'get',
  path: api.business,
  access: 'public',
  shared: true,
  summary: 'Public facts of the business: phone, payment alias, addresses',
  body: wireBusiness,
});

export function constantRoutes(app: OpenAPIHono<ApiEnv>, { database }: ApiDependencies): void {
  app.openapi(shippingCost, async (c) => {
    const constant = await findConstantByName(database, 'shippingCost');
    return c.json({ value: centavosToPesos(parsePrice(constant?.value ?? '') ?? 0) }, 200);
  });

  app.openapi(business, async (c) => {
    const constants = await listConstants(database);
    const facts = businessFacts.map((fact) => [fact, constants.find(({ name }) => name === fact)?.value ?? '']);
    return c.json(wireBusiness.parse(Object.fromEntries(facts)), 200);
  });
}
