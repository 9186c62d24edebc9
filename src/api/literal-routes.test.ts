import { beforeAll, describe, expect, it } from 'vitest';
import { type AdminApi, openAdminApi } from '../../test/api/admin-api.ts';
import { eachDatabase } from '../../test/databases/each-database.ts';
import { productInserter } from '../../test/seeds/insert-product.ts';

/** Words in the place where an address otherwise has a name or an id (A2). */
eachDatabase((_kind, open) => {
  let office: AdminApi;
  let id: number;

  beforeAll(async () => {
    const database = await open();
    office = await openAdminApi(database);
    id = await productInserter(database)({ name: 'Whey', price: 5_00 });
  });

  it.each([
    ['GET /api/products/all', (body: unknown) => Array.isArray(body)],
    ['GET /api/products/prices', (body: unknown) => Array.isArray(body)],
    ['GET /api/products/allClients', (body: object) => 'hasMore' in body],
    ['GET /api/products', (body: object) => 'totalResults' in body],
    ['GET /api/products/id/1', (body: object) => 'version' in body],
    ['GET /api/products/whey', (body: object) => 'placeholders' in body && !('version' in body)],
    ['GET /api/brands/all', (body: unknown) => Array.isArray(body)],
    ['GET /api/categories/suplements', (body: unknown) => Array.isArray(body)],
    ['GET /api/constants/shippingCost', (body: object) => 'value' in body],
    ['GET /api/constants/business', (body: object) => 'slogan' in body],
  ])('[M7-1] [M7-7] [M7-12] %s is itself', async (call, isItself) => {
    expect(isItself(await office.okBody(call))).toBe(true);
  });

  it('[M7-24] PUT /api/products/price is no product named price', async () => {
    expect(await office.okBody('PUT /api/products/price', { id, price: 7 })).toMatchObject({ product: { price: 7 } });
  });

  it.each(['products', 'brands', 'categories'])(
    '[M7-25] [M7-29] [M7-31] PUT /api/%s/toggleStatus toggles',
    async (path) => {
      const answer = await office.okBody(`PUT /api/${path}/toggleStatus`, { id: 1 });
      expect(Object.values(answer)).toContainEqual(expect.objectContaining({ deactivationDate: expect.any(Object) }));
    },
  );

  describe('a word without a call of its own', () => {
    it.each(['price', 'id', 'toggleStatus', 'nada'])(
      'GET /api/products/%s is a product that is not there',
      async (word) => {
        expect(await office.failure(`GET /api/products/${word}`)).toMatchObject({
          status: 404,
          error: 'No encontramos ese producto.',
        });
      },
    );

    it.each(['all', 'prices', 'allClients'])(
      'PUT and DELETE /api/products/%s take it for an id, which it is not',
      async (word) => {
        for (const method of ['PUT', 'DELETE']) {
          expect(await office.failure(`${method} /api/products/${word}`)).toMatchObject({
            status: 400,
            error: 'El id no es válido.',
          });
        }
      },
    );

    it.each([
      'GET /api/brands/1',
      'GET /api/sales/1',
      'GET /api/constants/1',
      'POST /api/brands/all',
      'PATCH /api/products/1',
      'DELETE /api/brands/1',
    ])('%s is no call', async (call) => {
      expect(await office.failure(call)).toMatchObject({ status: 404, error: 'No encontramos lo que buscás.' });
    });
  });
});
