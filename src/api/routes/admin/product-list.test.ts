import { beforeAll, describe, expect, it } from 'vitest';
import { toggleProduct } from '#use-cases/catalogue/product-writes.ts';
import { type AdminApi, openAdminApi } from '../../../../test/api/admin-api.ts';
import { eachDatabase } from '../../../../test/databases/each-database.ts';
import { productInserter } from '../../../../test/seeds/insert-product.ts';

type Named = { name: string };

eachDatabase((_kind, open) => {
  let office: AdminApi;

  beforeAll(async () => {
    const database = await open();
    office = await openAdminApi(database);
    const put = productInserter(database);
    for (const name of ['Ñandú', 'Omega-3', 'Creatina 100% pura', 'Árnica', 'Banda_elástica']) await put({ name });
    await toggleProduct(database, { id: await put({ name: 'Omega 6' }), now: Date.now() });
  });

  const list = async (query: string) => {
    const { data, totalResults, hasMore } = await office.okBody(`GET /api/products${query}`);
    return { names: data.map(({ name }: Named) => name), totalResults, hasMore };
  };

  describe('GET /api/products', () => {
    it('[M7-18] answers {data, totalResults} by name, the inactive too', async () => {
      expect(await list('')).toEqual({
        names: ['Árnica', 'Banda_elástica', 'Creatina 100% pura', 'Ñandú', 'Omega 6', 'Omega-3'],
        totalResults: 6,
        hasMore: false,
      });
    });

    it.each([
      ['?active=S', 5],
      ['?active=N', 1],
      ['?active=T', 6],
      ['?active=', 6],
      ['?active=x', 6],
      ['?active=S&name=omega&pageSize=150', 1],
      ['?name=OMEGA', 2],
      ['?name=nandu', 1],
      ['?name=%C3%A1rnica', 1],
      ['?name=0%25', 1],
      ['?name=_', 1],
      ['?name=%5C', 0],
      ['?name=omega%203', 1],
      ['?name=', 6],
      [`?name=${encodeURIComponent("' or 1=1 --")}`, 0],
    ])('[M7-17] %s finds %i', async (query, count) => {
      expect(await list(query)).toMatchObject({ totalResults: count, names: { length: count } });
    });

    it('[M3-28] [M7-18] gives pages', async () => {
      expect(await list('?page=1&pageSize=4')).toMatchObject({ names: { length: 4 }, totalResults: 6, hasMore: true });
      expect(await list('?page=2&pageSize=4')).toEqual({
        names: ['Omega 6', 'Omega-3'],
        totalResults: 6,
        hasMore: false,
      });
      expect(await list('?page=900000&pageSize=150')).toEqual({ names: [], totalResults: 6, hasMore: false });
      expect(await list('?page=&pageSize=')).toMatchObject({ totalResults: 6 });
    });

    it('[M2.8-8] sorts all of them by a column, and ignores an unknown one', async () => {
      const { names } = await list('?sort=-name&pageSize=3');
      expect(names).toEqual(['Omega-3', 'Omega 6', 'Ñandú']);
      expect((await list('?sort=-image&pageSize=1')).names).toEqual(['Árnica']);
      expect((await list('?sort=&text=&pageSize=1')).names).toEqual(['Árnica']);
    });

    it('[M2.8-10] counts what the quick search finds and what there is without it', async () => {
      const { data, ...totals } = await office.okBody('GET /api/products?text=omega%20categoria&active=T&pageSize=1');
      expect(data).toMatchObject([{ name: 'Omega 6' }]);
      expect(totals).toEqual({ totalResults: 2, totalRecords: 6, hasMore: true });
      expect(await office.okBody('GET /api/products?text=omega&active=S')).toMatchObject({
        totalResults: 1,
        totalRecords: 5,
        hasMore: false,
      });
      expect(await office.okBody('GET /api/products?pageSize=1')).not.toHaveProperty('totalRecords');
    });

    it.each([
      ['page=0', 'La página no es válida.'],
      ['page=1.5', 'La página no es válida.'],
      ['page=-1', 'La página no es válida.'],
      ['page=99999999', 'La página no es válida: como máximo 1.000.000.'],
      ['page=1&page=2', 'La página no es válida.'],
      ['pageSize=501', 'La cantidad por página no es válida: como máximo 500.'],
      [`name=${'a'.repeat(101)}`, 'El nombre no es válido: como máximo 100 caracteres.'],
      ['name=%00', 'El nombre no es válido.'],
      ['text=%00', 'La búsqueda no es válida.'],
    ])('refuses %s', async (query, error) => {
      expect(await office.failure(`GET /api/products?${query}`)).toEqual({ status: 400, error, fields: undefined });
    });
  });
});
