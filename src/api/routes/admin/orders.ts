import type { OpenAPIHono } from '@hono/zod-openapi';
import { newOrder, orderChange, orderListing, orderMessages } from '#contract/requests/sales/order.ts';
import { wireDeleted } from '#contract/responses/admin.ts';
import { wireOrderPage, wireOrderResponse, wireReceivedOrders } from '#contract/responses/order.ts';
import { adminApi } from '#contract/urls/admin-urls.ts';
import { listOrders, readOrder } from '#data/orders/list-orders.ts';
import { fromWireDate } from '#domain/dates/wire-date.ts';
import { createOrder, deleteOrder, updateOrder } from '#use-cases/orders/order-writes.ts';
import { readOrderMessages } from '#use-cases/orders/read-order-messages.ts';
import { withAuthor } from '../../audit/audit.ts';
import { endpoint, jsonRequest } from '../../http/endpoint.ts';
import type { ApiDependencies, ApiEnv } from '../../http/env.ts';
import { withIdempotency } from '../../http/idempotency-header.ts';
import { readEntityId } from '../../requests/entity-id.ts';
import { orderFailure } from '../../responses/line-failure.ts';
import { toFailure } from '../../responses/to-failure.ts';
import { toWriteFailure } from '../../responses/to-write-failure.ts';
import { toWireOrder, toWireReceivedOrder } from '../../responses/wire-order.ts';
import { toWirePage } from '../../responses/wire-values.ts';

const access = 'admin';

const list = endpoint({
  method: 'get',
  path: adminApi.orders,
  access,
  summary: 'Sales that were ordered together, newest first',
  request: { query: orderListing },
  body: wireOrderPage,
});

const read = endpoint({
  method: 'post',
  path: adminApi.orderMessages,
  access,
  summary: 'Reads the orders in a text from a chat and finds what each line can mean; changes nothing',
  request: jsonRequest(orderMessages),
  body: wireReceivedOrders,
});

const create = endpoint({
  method: 'post',
  path: adminApi.orders,
  access,
  summary: 'Enters all lines of an order as sales and takes their units from the stock, or nothing',
  request: jsonRequest(newOrder),
  body: wireOrderResponse,
});

const change = endpoint({
  method: 'put',
  path: adminApi.order,
  access,
  summary: 'Marks an order as paid or delivered; what is missing stays',
  request: jsonRequest(orderChange),
  body: wireOrderResponse,
});

const remove = endpoint({
  method: 'delete',
  path: adminApi.order,
  access,
  summary: 'Deletes an order with its sales and gives their units back',
  body: wireDeleted,
});

export function orderRoutes(app: OpenAPIHono<ApiEnv>, dependencies: ApiDependencies): void {
  const { database } = dependencies;

  app.openapi(list, async (c) => {
    const { page, pageSize = 10, open } = c.req.valid('query');
    const orders = await listOrders(database, { page, pageSize, openOnly: open === '1' });
    return c.json(wireOrderPage.parse(toWirePage(orders, { page, pageSize, convert: toWireOrder })), 200);
  });

  app.openapi(read, async (c) => {
    const orders = await readOrderMessages(database, c.req.valid('json').text);
    return c.json(wireReceivedOrders.parse({ orders: orders.map(toWireReceivedOrder) }), 200);
  });

  app.openapi(create, async (c) => {
    const { lines, enteredBefore, ...details } = c.req.valid('json');
    const draft = {
      ...details,
      enteredBefore: enteredBefore && fromWireDate(enteredBefore),
      lines: lines.map(({ idProduct: productId, variant: flavor, ...line }) => ({ ...line, productId, flavor })),
    };
    const result = await createOrder(await withIdempotency(c, withAuthor(c, dependencies)), { draft, now: Date.now() });
    if (!result.ok) throw await orderFailure(database, result, draft);
    return c.json(wireOrderResponse.parse({ id: result.id, order: toWireOrder(result.order) }), 200);
  });

  app.openapi(change, async (c) => {
    const id = readEntityId(c);
    const { expectedVersion: version, ...change } = c.req.valid('json');
    const result = await updateOrder(withAuthor(c, dependencies), { id, version, change, now: Date.now() });
    if (!result.ok)
      throw await toWriteFailure(result, 'order', async () => toWireOrder(await readOrder(database.query, id)));
    return c.json(wireOrderResponse.parse({ id, order: toWireOrder(result.order) }), 200);
  });

  app.openapi(remove, async (c) => {
    const id = readEntityId(c);
    const result = await deleteOrder(withAuthor(c, dependencies), id);
    if (!result.ok) throw toFailure(result, 'order');
    return c.json(wireDeleted.parse({ id }), 200);
  });
}
