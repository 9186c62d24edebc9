import type { OpenAPIHono } from '@hono/zod-openapi';
import { brandChange, newBrand } from '#contract/requests/brand.ts';
import { statusChange } from '#contract/requests/fields.ts';
import { listing } from '#contract/requests/listing.ts';
import { wireBrand, wireBrandPage, wireBrandResponse } from '#contract/responses/admin.ts';
import { adminApi, withOptionalId } from '#contract/urls/admin-urls.ts';
import { findBrand, insertBrand, listBrands, toggleBrand, updateBrand } from '#data/brands-and-categories/brands.ts';
import { filterAndPaginate } from '#data/query/filter-and-paginate.ts';
import { type BrandInput, brandFields } from '#domain/catalogue/brand-fields.ts';
import { applyChanges } from '#domain/fields/apply-changes.ts';
import { fromRequestFields, initialValues } from '#domain/fields/convert-fields.ts';
import { withAuthor } from '../../audit/audit.ts';
import { endpoint, jsonRequest } from '../../http/endpoint.ts';
import type { ApiDependencies, ApiEnv } from '../../http/env.ts';
import { withIdempotency } from '../../http/idempotency-header.ts';
import { readEntityId } from '../../requests/entity-id.ts';
import { idInQuery } from '../../requests/parameters.ts';
import { toFailure } from '../../responses/to-failure.ts';
import { toWriteFailure } from '../../responses/to-write-failure.ts';
import { toWireBrand } from '../../responses/wire-catalogue.ts';
import { toWirePage } from '../../responses/wire-values.ts';

const access = 'admin';

const list = endpoint({
  method: 'get',
  path: adminApi.brands,
  access,
  summary: 'Brands by name, in the menus or not; all of them without a pageSize',
  request: { query: listing },
  body: wireBrandPage,
});

const byId = endpoint({
  method: 'get',
  path: adminApi.brandById,
  access,
  summary: 'A brand by its id',
  body: wireBrand,
});

const create = endpoint({
  method: 'post',
  path: adminApi.brands,
  access,
  summary: 'Adds a brand; without a link it gets that of its name',
  request: jsonRequest(newBrand),
  body: wireBrandResponse,
});

const toggles = withOptionalId(adminApi.brandStatus).map((path) =>
  endpoint({
    method: 'put',
    path,
    access,
    summary: 'Takes a brand out of the menus, or brings it back',
    request: { ...jsonRequest(statusChange), ...idInQuery },
    body: wireBrandResponse,
  }),
);

const changes = withOptionalId(adminApi.brands).map((path) =>
  endpoint({
    method: 'put',
    path,
    access,
    summary: 'Changes a brand; what is missing stays',
    request: { ...jsonRequest(brandChange), ...idInQuery },
    body: wireBrandResponse,
  }),
);

export function adminBrandRoutes(app: OpenAPIHono<ApiEnv>, dependencies: ApiDependencies): void {
  const { database } = dependencies;

  app.openapi(list, async (c) => {
    const request = c.req.valid('query');
    const page = toWirePage(filterAndPaginate(await listBrands(database), request), {
      ...request,
      convert: toWireBrand,
    });
    return c.json(wireBrandPage.parse(page), 200);
  });

  app.openapi(byId, async (c) => c.json(await read(readEntityId(c)), 200));

  app.openapi(create, async (c) => {
    const body = c.req.valid('json');
    const initial = { ...initialValues(brandFields), name: body.name };
    const draft = applyChanges<BrandInput>(initial, fromRequestFields(brandFields, body));
    const result = await insertBrand(await withIdempotency(c, withAuthor(c, dependencies)), draft);
    if (!result.ok) throw toFailure(result, 'brand');
    return c.json(wireBrandResponse.parse({ id: result.id, brand: toWireBrand(result.brand) }), 200);
  });

  for (const toggle of toggles) {
    app.openapi(toggle, async (c) => {
      const body = c.req.valid('json');
      const id = readEntityId(c, body);
      const { active, expectedVersion: version } = body;
      const result = await toggleBrand(withAuthor(c, dependencies), { id, version, active, now: Date.now() });
      if (!result.ok) throw await toWriteFailure(result, 'brand', () => read(id));
      return c.json(wireBrandResponse.parse({ id, brand: toWireBrand(result.brand) }), 200);
    });
  }

  for (const change of changes) {
    app.openapi(change, async (c) => {
      const body = c.req.valid('json');
      const id = readEntityId(c, body);
      const changes = fromRequestFields(brandFields, body);
      const result = await updateBrand(withAuthor(c, dependencies), { id, version: body.expectedVersion, changes });
      if (!result.ok) throw await toWriteFailure(result, 'brand', () => read(id));
      return c.json(wireBrandResponse.parse({ id, brand: toWireBrand(result.brand) }), 200);
    });
  }

  async function read(id: number) {
    const brand = await findBrand(database, id);
    if (!brand) throw toFailure({ ok: false, reason: 'not-found' }, 'brand');
    return wireBrand.parse(toWireBrand(brand));
  }
}
