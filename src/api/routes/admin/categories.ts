import type { OpenAPIHono } from '@hono/zod-openapi';
import { categoryChange, newCategory } from '#contract/requests/category.ts';
import { statusChange } from '#contract/requests/fields.ts';
import { listing } from '#contract/requests/listing.ts';
import { wireCategory, wireCategoryPage, wireCategoryResponse, wireCategoryTypes } from '#contract/responses/admin.ts';
import { adminApi, withOptionalId } from '#contract/urls/admin-urls.ts';
import {
  findCategory,
  insertCategory,
  listCategories,
  listCategoryTypes,
  toggleCategory,
  updateCategory,
} from '#data/brands-and-categories/categories.ts';
import { filterAndPaginate } from '#data/query/filter-and-paginate.ts';
import { type CategoryInput, categoryFields } from '#domain/catalogue/category-fields.ts';
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
import { toWireCategory } from '../../responses/wire-catalogue.ts';
import { toWirePage } from '../../responses/wire-values.ts';

const access = 'admin';

const list = endpoint({
  method: 'get',
  path: adminApi.categories,
  access,
  summary: 'Categories by name, in the menus or not; all of them without a pageSize',
  request: { query: listing },
  body: wireCategoryPage,
});

const byId = endpoint({
  method: 'get',
  path: adminApi.categoryById,
  access,
  summary: 'A category by its id',
  body: wireCategory,
});

const create = endpoint({
  method: 'post',
  path: adminApi.categories,
  access,
  summary: 'Adds a category; without a link it gets that of its name',
  request: jsonRequest(newCategory),
  body: wireCategoryResponse,
});

const toggles = withOptionalId(adminApi.categoryStatus).map((path) =>
  endpoint({
    method: 'put',
    path,
    access,
    summary: 'Takes a category out of the menus, or brings it back',
    request: { ...jsonRequest(statusChange), ...idInQuery },
    body: wireCategoryResponse,
  }),
);

const changes = withOptionalId(adminApi.categories).map((path) =>
  endpoint({
    method: 'put',
    path,
    access,
    summary: 'Changes a category; what is missing stays',
    request: { ...jsonRequest(categoryChange), ...idInQuery },
    body: wireCategoryResponse,
  }),
);

const types = endpoint({
  method: 'get',
  path: adminApi.categoryTypes,
  access,
  summary: 'The types that a category may be of',
  body: wireCategoryTypes,
});

export function adminCategoryRoutes(app: OpenAPIHono<ApiEnv>, dependencies: ApiDependencies): void {
  const { database } = dependencies;

  app.openapi(list, async (c) => {
    const request = c.req.valid('query');
    const page = toWirePage(filterAndPaginate(await listCategories(database), request), {
      ...request,
      convert: toWireCategory,
    });
    return c.json(wireCategoryPage.parse(page), 200);
  });

  app.openapi(byId, async (c) => c.json(await read(readEntityId(c)), 200));

  app.openapi(create, async (c) => {
    const body = c.req.valid('json');
    const initial = { ...initialValues(categoryFields), name: body.name, categoryTypeId: body.idCategoryType };
    const draft = applyChanges<CategoryInput>(initial, fromRequestFields(categoryFields, body));
    const result = await insertCategory(await withIdempotency(c, withAuthor(c, dependencies)), draft);
    if (!result.ok) throw toFailure(result, 'category');
    return c.json(wireCategoryResponse.parse({ id: result.id, category: toWireCategory(result.category) }), 200);
  });

  for (const toggle of toggles) {
    app.openapi(toggle, async (c) => {
      const body = c.req.valid('json');
      const id = readEntityId(c, body);
      const { active, expectedVersion: version } = body;
      const result = await toggleCategory(withAuthor(c, dependencies), { id, version, active, now: Date.now() });
      if (!result.ok) throw await toWriteFailure(result, 'category', () => read(id));
      return c.json(wireCategoryResponse.parse({ id, category: toWireCategory(result.category) }), 200);
    });
  }

  for (const change of changes) {
    app.openapi(change, async (c) => {
      const body = c.req.valid('json');
      const id = readEntityId(c, body);
      const changes = fromRequestFields(categoryFields, body);
      const result = await updateCategory(withAuthor(c, dependencies), { id, version: body.expectedVersion, changes });
      if (!result.ok) throw await toWriteFailure(result, 'category', () => read(id));
      return c.json(wireCategoryResponse.parse({ id, category: toWireCategory(result.category) }), 200);
    });
  }

  app.openapi(types, async (c) => c.json(wireCategoryTypes.parse(await listCategoryTypes(database)), 200));

  async function read(id: number) {
    const category = await findCategory(database, id);
    if (!category) throw toFailure({ ok: false, reason: 'not-found' }, 'category');
    return wireCategory.parse(toWireCategory(category));
  }
}
