import type { OpenAPIHono } from '@hono/zod-openapi';
import { supplierChange } from '#contract/requests/price-list.ts';
import { wireDeleted } from '#contract/responses/admin.ts';
import { wireSupplierChanged, wireSuppliers } from '#contract/responses/price-list.ts';
import { adminApi } from '#contract/urls/admin-urls.ts';
import type { Refusal } from '#data/engine/refusal.ts';
import { listSuppliers } from '#data/suppliers/suppliers.ts';
import { toWireDate } from '#domain/dates/wire-date.ts';
import { changeSupplierName, forgetSupplier } from '#use-cases/price-lists/supplier-writes.ts';
import { withAuthor } from '../../../audit/audit.ts';
import { endpoint, jsonRequest } from '../../../http/endpoint.ts';
import type { ApiDependencies, ApiEnv } from '../../../http/env.ts';
import { Failure } from '../../../http/failure.ts';
import { readEntityId } from '../../../requests/entity-id.ts';
import { toFailure } from '../../../responses/to-failure.ts';

const access = 'admin';

const list = endpoint({
  method: 'get',
  path: adminApi.suppliers,
  access,
  summary: 'Suppliers whose price lists are recognised, those with the latest list first',
  body: wireSuppliers,
});

const change = endpoint({
  method: 'put',
  path: adminApi.supplier,
  access,
  summary: 'Renames a supplier',
  request: jsonRequest(supplierChange),
  body: wireSupplierChanged,
});

const forget = endpoint({
  method: 'delete',
  path: adminApi.supplier,
  access,
  summary: 'Forgets a supplier and what was learned from its price lists',
  body: wireDeleted,
});

export function supplierRoutes(app: OpenAPIHono<ApiEnv>, dependencies: ApiDependencies): void {
  const { database } = dependencies;

  app.openapi(list, async (c) => {
    const suppliers = await listSuppliers(database);
    const rows = suppliers.map(({ id, name, createdAt, lastListAt }) => {
      return { id, name, firstList: toWireDate(createdAt), lastList: toWireDate(lastListAt) };
    });
    return c.json(wireSuppliers.parse(rows), 200);
  });

  app.openapi(change, async (c) => {
    const id = readEntityId(c);
    const { name } = c.req.valid('json');
    const result = await changeSupplierName(withAuthor(c, dependencies), { id, name });
    if (!result.ok) throw toSupplierFailure(result);
    return c.json(wireSupplierChanged.parse({ id, name: result.supplier.name }), 200);
  });

  app.openapi(forget, async (c) => {
    const id = readEntityId(c);
    const result = await forgetSupplier(withAuthor(c, dependencies), id);
    if (!result.ok) throw toSupplierFailure(result);
    return c.json(wireDeleted.parse({ id }), 200);
  });
}

function toSupplierFailure(refusal: Refusal): Failure {
  if (refusal.reason === 'not-found') return new Failure(404, 'Ese proveedor ya no está.');
  const taken = 'Ya hay un proveedor con ese nombre.';
  return refusal.reason === 'name-taken'
    ? new Failure(409, taken, { fields: { name: taken } })
    : toFailure(refusal, 'product');
}
