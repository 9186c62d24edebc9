import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '#data/engine/database.ts';
import { type AdminApi, openAdminApi } from '../../../../test/api/admin-api.ts';
import { eachDatabase } from '../../../../test/databases/each-database.ts';
import { productInserter } from '../../../../test/seeds/insert-product.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

eachDatabase((_kind, open) => {
  let database: Database;
  let office: AdminApi;
  let put: ReturnType<typeof productInserter>;
  let count = 0;
  const now = Date.now();

  beforeAll(async () => {
    database = await open();
    office = await openAdminApi(database);
    put = productInserter(database);
  });
  afterEach(() => void vi.useRealTimers());

  const oldProduct = async () => {
    count += 1;
    const id = await put({ name: `Añejo ${count}`, price: 1_000_00 });
    await database.query
      .updateTable('products')
      .set({ priced_at: now - 40 * DAY_MS })
      .where('id', '=', id)
      .execute();
    return id;
  };
  const ageOf = async (id: number) => {
    const rows: { id: number; priceDate: { _seconds: number } }[] = await office.okBody('GET /api/products/prices');
    const pricedAt = rows.find((row) => row.id === id)?.priceDate._seconds ?? 0;
    return Math.abs(Math.round((now - pricedAt * 1000) / DAY_MS));
  };
  const oldPrices = async () => (await office.okBody('GET /api/attention')).oldPrices;

  describe('the age of a price', () => {
    it.each<[string, (id: number) => Promise<unknown>, number]>([
      ['a new price', (id) => office.okBody('PUT /api/products/price', { id, price: 7 }), 0],
      ['the same price', (id) => office.okBody('PUT /api/products/price', { id, price: 1000 }), 40],
      ['another discount', (id) => office.okBody(`PUT /api/products/${id}/field/discount`, { discount: 5 }), 40],
      ['another text', (id) => office.okBody(`PUT /api/products/${id}`, { description: 'Otra' }), 40],
      ['the form with a new price', (id) => office.okBody(`PUT /api/products/${id}`, { price: 8 }), 0],
      ['a sale', (id) => office.okBody('POST /api/sales', { idProduct: id, quantity: 1 }), 40],
      ['a confirmation', (id) => office.okBody('POST /api/products/confirmPrices', { ids: [id] }), 0],
    ])('after %s', async (_what, change, days) => {
      const id = await oldProduct();
      expect(await ageOf(id)).toBe(40);
      await change(id);
      expect(await ageOf(id)).toBe(days);
    });

    it('is again what it was when many prices are put back', async () => {
      const id = await oldProduct();
      const changes = [{ id, before: 1000, price: 1100 }];
      const { updateId } = await office.okBody('POST /api/products/adjustPrices', { changes });
      expect(await ageOf(id)).toBe(0);
      await office.okBody('POST /api/pdfPrice/undo-pdf-update', { updateId });
      expect(await ageOf(id)).toBe(40);
    });

    it('is counted for the dashboard while the product is in the shop', async () => {
      const before = await oldPrices();
      const id = await oldProduct();
      expect(await oldPrices()).toBe(before + 1);
      await office.okBody('PUT /api/products/toggleStatus', { id });
      expect(await oldPrices()).toBe(before);
    });
  });

  describe('POST /api/products/confirmPrices', () => {
    it('notes it in the audit and leaves all of the product but the date of its price', async () => {
      const id = await oldProduct();
      const { priceDate: _, ...product } = await office.okBody(`GET /api/products/id/${id}`);
      const version = await database.catalogueVersion();
      expect(await office.okBody('POST /api/products/confirmPrices', { ids: [id, 99_999] })).toEqual({ confirmed: 1 });
      const { priceDate, ...confirmed } = await office.okBody(`GET /api/products/id/${id}`);
      expect(confirmed).toEqual(product);
      expect(Math.abs(Date.now() / 1000 - priceDate._seconds), 'seconds ago').toBeLessThan(60);
      expect(await database.catalogueVersion(), 'what shoppers see is the same').toBe(version);
      const { entries } = await office.okBody('GET /api/audit');
      expect(entries[0]).toMatchObject({ did: 'prices confirmed', to: { prices: 1 } });
    });

    it.each([[{}], [{ ids: [] }], [{ ids: ['x'] }], [{ ids: 7 }]])('refuses %j', async (body) => {
      expect(await office.failure('POST /api/products/confirmPrices', body)).toMatchObject({ status: 400 });
    });
  });
});
