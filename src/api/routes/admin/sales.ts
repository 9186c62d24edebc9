import type { OpenAPIHono } from '@hono/zod-openapi';
import { saleListing } from '#contract/requests/listing.ts';
import { newSale, saleChange } from '#contract/requests/sales/sale.ts';
import { wireDeleted, wireSale, wireSalePage, wireSaleResponse } from '#contract/responses/admin.ts';
import { adminApi, withOptionalId } from '#contract/urls/admin-urls.ts';
import { findSale, listSales } from '#data/sales/list-sales.ts';
import { readSale } from '#data/sales/sale-row.ts';
import { createSale, deleteSale, updateSale } from '#use-cases/sales/sale-writes.ts';
import { withAuthor } from '../../audit/audit.ts';
import { endpoint, jsonRequest } from '../../http/endpoint.ts';
import type { ApiDependencies, ApiEnv } from '../../http/env.ts';
import { withIdempotency } from '../../http/idempotency-header.ts';
import { readEntityId } from '../../requests/entity-id.ts';
import { idInQuery } from '../../requests/parameters.ts';
import { fromWireNewSale, fromWireSaleChange } from '../../requests/sale-requests.ts';
import { toFailure } from '../../responses/to-failure.ts';
import { toWriteFailure } from '../../responses/to-write-failure.ts';
import { toWireSale } from '../../responses/wire-sale.ts';
import { toWirePage } from '../../responses/wire-values.ts';

const access = 'admin';

const list = endpoint({
  method: 'get',
  path: adminApi.sales,
  access,
  summary: 'Sales, newest first unless sorted by a column; name is that of the product',
  request: { query: saleListing },
  body: wireSalePage,
});

const byId = endpoint({ method: 'get', path: adminApi.saleById, access, summary: 'A sale by its id', body: wireSale });

const create = endpoint({
  method: 'post',
  path: adminApi.sales,
  access,
  summary: 'Enters a sale and takes its units from the stock; without a variant, of the first flavor in stock',
  request: jsonRequest(newSale),
  body: wireSaleResponse,
});

const changes = withOptionalId(adminApi.sales).map((path) =>
  endpoint({
    method: 'put',
    path,
    access,
    summary: 'Changes a sale and moves the difference in the stock; what is missing stays',
    request: { ...jsonRequest(saleChange), ...idInQuery },
    body: wireSaleResponse,
  }),
);

const remove = endpoint({
  method: 'delete',
  path: adminApi.sale,
  access,
  summary: 'Deletes a sale and gives its units back',
  body: wireDeleted,
});

export function saleRoutes(app: OpenAPIHono<ApiEnv>, dependencies: ApiDependencies): void {
  const { database } = dependencies;

  app.openapi(list, async (c) => {
    const { pageSize = 10, sort: order, ...request } = c.req.valid('query');
    const { sales: rows, ...totals } = await listSales(database, { ...request, pageSize, order });
    const page = toWirePage({ rows, ...totals }, { page: request.page, pageSize, convert: toWireSale });
    return c.json(wireSalePage.parse(page), 200);
  });

  app.openapi(byId, async (c) => {
    const sale = await findSale(database, readEntityId(c));
    if (!sale) throw toFailure({ ok: false, reason: 'not-found' }, 'sale');
    return c.json(wireSale.parse(toWireSale(sale)), 200);
  });

  app.openapi(create, async (c) => {
    const draft = fromWireNewSale(c.req.valid('json'));
    const result = await createSale(await withIdempotency(c, withAuthor(c, dependencies)), { draft, now: Date.now() });
    if (!result.ok) throw toFailure(result, 'product');
    return c.json(wireSaleResponse.parse({ id: result.id, sale: toWireSale(result.sale) }), 200);
  });

  for (const change of changes) {
    app.openapi(change, async (c) => {
      const body = c.req.valid('json');
      const id = readEntityId(c, body);
      const result = await updateSale(withAuthor(c, dependencies), {
        id,
        version: body.expectedVersion,
        change: fromWireSaleChange(body),
      });
      if (!result.ok) {
        throw await toWriteFailure(result, 'sale', async () => toWireSale(await readSale(database.query, id)));
      }
      return c.json(wireSaleResponse.parse({ id, sale: toWireSale(result.sale) }), 200);
    });
  }

  app.openapi(remove, async (c) => {
    const id = readEntityId(c);
    const result = await deleteSale(withAuthor(c, dependencies), id);
    if (!result.ok) throw toFailure(result, 'sale');
    return c.json(wireDeleted.parse({ id }), 200);
  });
}
