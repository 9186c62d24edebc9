import type { OpenAPIHono } from '@hono/zod-openapi';
import { wireBusiness, wireShippingCost } from '#contract/responses/shop.ts';
import { businessFacts } from '#contract/shop/business.ts';
import { api } from '#contract/urls/shop-urls.ts';
import { findConstantByName, listConstants } from '#data/business/constants.ts';
import { shownFact } from '#domain/business/unfilled-facts.ts';
import { trueDeliveryHeadline } from '#domain/cart/delivery-methods.ts';
import { parseShippingZones } from '#domain/cart/shipping-zones.ts';
import { priceFormat } from '#domain/money/format-price.ts';
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
    const valueFor = (fact: string) => constants.find(({ name }) => name === fact)?.value ?? '';
    const facts = businessFacts.map((name) => [name, shownFact({ name, value: valueFor(name) })]);
    const headline = trueDeliveryHeadline({
      setting: parsePrice(valueFor('shippingCost')) ?? 0,
      shippingZones: parseShippingZones(valueFor('shippingZones')) ?? [],
      freeShippingFrom: parsePrice(valueFor('freeShippingFrom')) || undefined,
      formatPrice: priceFormat(valueFor('groupedPrices')),
    });
    return c.json(wireBusiness.parse({ ...Object.fromEntries(facts), deliveryHeadline: headline }), 200);
  });
}
