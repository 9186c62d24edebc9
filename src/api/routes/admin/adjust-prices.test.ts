import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#data/engine/database.ts';
import { type AdminApi, openAdminApi } from '../../../../test/api/admin-api.ts';
import { allRows } from '../../../../test/databases/all-rows.ts';
import { eachDatabase } from '../../../../test/databases/each-database.ts';
import { productInserter } from '../../../../test/seeds/insert-product.ts';

const CALL = 'POST /api/products/adjustPrices';

eachDatabase((_kind, open) => {
  let database: Database;
  let office: AdminApi;
  let put: ReturnType<typeof productInserter>;
  let count = 0;

  beforeAll(async () => {
    database = await open();
    office = await openAdminApi(database);
    put = productInserter(database);
  });

  const newProduct = async () => {
    count += 1;
    return put({ name: `Ajustado ${count}`, price: 1_000_00, discount: 1000 });
  };
  const product = (id: number) => office.okBody(`GET /api/products/id/${id}`);
  const prices = async (ids: readonly number[]) => Promise.all(ids.map(async (id) => (await product(id)).price));

  describe('POST /api/products/adjustPrices', () => {
    it('changes all prices, and an undo puts them back once', async () => {
      const ids = [await newProduct(), await newProduct()];
      const changes = ids.map((id) => ({ id, before: 1000, price: '1.120,50' }));
      const adjusted = await office.okBody(CALL, { changes });
      expect(adjusted).toMatchObject({
        success: true,
        updated: ids.map((id) => ({ id, precio_anterior: 1000, precio_nuevo: 1120.5 })),
        skipped: [],
      });
      expect(adjusted.secondsLeft).toBeGreaterThan(60);
      expect(await prices(ids)).toEqual([1120.5, 1120.5]);
      expect((await product(ids[0] ?? 0)).priceWithDiscount).toBe(1008);
      const undo = { updateId: adjusted.updateId };
      await office.okBody('POST /api/pdfPrice/undo-pdf-update', undo);
      expect(await prices(ids)).toEqual([1000, 1000]);
      expect(await office.failure('POST /api/pdfPrice/undo-pdf-update', undo)).toMatchObject({ status: 409 });
    });

    it('is stored as an adjustment, which an undo of an earlier update names', async () => {
      const id = await newProduct();
      const first = await office.okBody(CALL, { changes: [{ id, before: 1000, price: 1100 }] });
      const second = await office.okBody(CALL, { changes: [{ id, before: 1100, price: 1200 }] });
      expect(second.source).toBe('adjust');
      const { update } = await office.okBody('GET /api/pdfPrice');
      expect(update).toMatchObject({ updateId: second.updateId, source: 'adjust', updated: [{ id }] });
      const undo = 'POST /api/pdfPrice/undo-pdf-update';
      expect(await office.failure(undo, { updateId: first.updateId })).toMatchObject({
        status: 409,
        error: 'Después se ajustaron otros precios en otra ventana.',
      });
      expect(await office.okBody(undo, { updateId: second.updateId })).toMatchObject({ source: 'adjust' });
      const { entries } = await office.okBody('GET /api/audit');
      expect(entries[0]).toMatchObject({ did: 'price adjustment undone', to: { prices: 1 } });
      expect((await office.okBody('GET /api/pdfPrice')).update).toBeNull();
      expect(await prices([id])).toEqual([1100]);
    });

    it('leaves the undo of the update before to an adjustment that changes nothing', async () => {
      const id = await newProduct();
      const { updateId } = await office.okBody(CALL, { changes: [{ id, before: 1000, price: 1100 }] });
      expect((await office.okBody(CALL, { changes: [{ id, before: 1100, price: 1100 }] })).secondsLeft).toBe(0);
      await office.okBody('POST /api/pdfPrice/undo-pdf-update', { updateId });
      expect(await prices([id])).toEqual([1000]);
    });

    it('is on record with every price', async () => {
      const id = await newProduct();
      await office.okBody(CALL, { changes: [{ id, before: 1000, price: 1200 }] });
      const [newest] = await office.okBody(`GET /api/products/${id}/priceHistory`);
      expect(newest).toMatchObject({ field: 'price', before: 1000, after: 1200, how: 'adjust' });
      const { entries } = await office.okBody('GET /api/audit');
      expect(entries[0]).toMatchObject({ did: 'prices adjusted', to: { prices: 1 } });
    });

    it('skips a price that changed meanwhile and says so; changes nothing when all did', async () => {
      const [kept, changed] = [await newProduct(), await newProduct()];
      await office.okBody('PUT /api/products/price', { id: changed, price: 7 });
      const changes = [kept, changed].map((id) => ({ id, before: 1000, price: 1100 }));
      const { updated, skipped } = await office.okBody(CALL, { changes });
      expect([updated.length, skipped]).toEqual([1, [{ id: changed, nombre: `Ajustado ${count}` }]]);
      expect(await prices([kept, changed])).toEqual([1100, 7]);
      const before = await allRows(database);
      expect(await office.failure(CALL, { changes })).toMatchObject({
        status: 409,
        error: 'Todos esos precios cambiaron mientras tanto: no se actualizó ninguno.',
      });
      expect(await allRows(database)).toBe(before);
    });

    it('takes as many prices as a call may have, and no more', async () => {
      const id = await newProduct();
      const others = Array.from({ length: 19_999 }, (_, index) => ({
        id: 2_000_000_000 + index,
        before: 99_999_999.99,
        price: 88_888_888.88,
      }));
      const changes = [{ id, before: 1000, price: 1100 }, ...others];
      expect((await office.okBody(CALL, { changes })).updated).toHaveLength(1);
      expect(await prices([id])).toEqual([1100]);
      const tooMany = [...changes, { id: 1, before: 1, price: 1 }];
      expect(await office.failure(CALL, { changes: tooMany })).toMatchObject({ status: 400 });
      const tooLong = [{ id, before: 1100, price: 'x'.repeat(2 * 1024 * 1024) }];
      expect(await office.failure(CALL, { changes: tooLong })).toMatchObject({ status: 413 });
    });

    it('is done once for one key', async () => {
      const id = await newProduct();
      const body = { changes: [{ id, before: 1000, price: 1100 }] };
      const headers = { 'idempotency-key': `adjust-${count}` };
      const answers = await Promise.all([1, 2].map(() => office.send(CALL, { body, headers })));
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(answers[0]?.body.updateId).toBe(answers[1]?.body.updateId);
    });

    it.each([
      [{}],
      [{ changes: [] }],
      [{ changes: [{ id: 1, before: 1000 }] }],
      [{ changes: [{ id: 1, before: 1000, price: -1 }] }],
      [{ changes: [{ id: '1 or 1=1', before: 1000, price: 1 }] }],
      [{ changes: [{ id: 1, before: 1000, price: 2e9 }] }],
    ])('refuses %j', async (body) => {
      const before = await allRows(database);
      expect(await office.failure(CALL, body)).toMatchObject({ status: 400 });
      expect(await allRows(database)).toBe(before);
    });
  });
});
