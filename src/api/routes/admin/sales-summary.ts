import type { OpenAPIHono } from '@hono/zod-openapi';
import { salesSummaryRange } from '#contract/requests/sales/sales-summary.ts';
import { wireSalesSummary, wireUnpaid } from '#contract/responses/sales-summary.ts';
import { adminApi } from '#contract/urls/admin-urls.ts';
import { summarizeSales } from '#data/sales/summarize-sales.ts';
import { listUnpaidSales } from '#data/sales/unpaid-sales.ts';
import { toWireDate } from '#domain/dates/wire-date.ts';
import { centavosToPesos } from '#domain/money/money.ts';
import { convertMoney, type SalesFigures } from '#domain/sales/sales-summary.ts';
import { unpaidCustomers } from '#domain/sales/unpaid-customers.ts';
import { endpoint } from '../../http/endpoint.ts';
import type { ApiDependencies, ApiEnv } from '../../http/env.ts';

const access = 'admin';

const summary = endpoint({
  method: 'get',
  path: adminApi.salesSummary,
  access,
  summary: 'How the sales of some days went: totals, by day, product, brand and way of payment',
  request: { query: salesSummaryRange },
  body: wireSalesSummary,
});

const unpaid = endpoint({
  method: 'get',
  path: adminApi.unpaidSales,
  access,
  summary: 'What each customer owes, and since when',
  body: wireUnpaid,
});

export function salesSummaryRoutes(app: OpenAPIHono<ApiEnv>, { database }: ApiDependencies): void {
  app.openapi(summary, async (c) => {
    const { totals, discounts, shipping, products, ...lists } = await summarizeSales(database, c.req.valid('query'));
    const answer = {
      totals: inPesos(totals),
      discounts: centavosToPesos(discounts),
      shipping: centavosToPesos(shipping),
      products: products.map(({ productId: idProduct, ...row }) => ({ idProduct, ...inPesos(row) })),
      days: lists.days.map(inPesos),
      brands: lists.brands.map(inPesos),
      paymentMethods: lists.paymentMethods.map(inPesos),
    };
    return c.json(wireSalesSummary.parse(answer), 200);
  });

  app.openapi(unpaid, async (c) => {
    const customers = unpaidCustomers(await listUnpaidSales(database)).map(({ owed, since, ...customer }) => {
      return { ...customer, owed: centavosToPesos(owed), since: toWireDate(since) };
    });
    return c.json(wireUnpaid.parse({ customers }), 200);
  });
}

function inPesos<Row extends SalesFigures>(row: Row): Row {
  return convertMoney(row, centavosToPesos);
}
