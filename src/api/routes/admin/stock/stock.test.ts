import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#data/engine/database.ts';
import { type AdminApi, openAdminApi } from '../../../../../test/api/admin-api.ts';
import { eachDatabase } from '../../../../../test/databases/each-database.ts';
import { productInserter } from '../../../../../test/seeds/insert-product.ts';

type Movement = { variant: string | null; change: number; stock: number; reason: string; note: string; who: string };
type Levels = { idProduct: number; variant: string | null; stock: number; sold: number; lowestStock: number | null }[];

const FLAVORS = ['Coco', 'Menta'];

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

  const flavored = async (units = 10) => {
    count += 1;
    return put({ name: `Pote ${count}`, flavors: FLAVORS.map((name) => ({ name, quantity: units })) });
  };
  const enter = (lines: object[], note = '') => ({ lines, note });
  const movementsOf = async (idProduct: number): Promise<Movement[]> =>
    (await office.okBody(`GET /api/stock/movements?idProduct=${idProduct}&pageSize=100`)).data;
  const levelsOf = async (id: number) =>
    ((await office.okBody('GET /api/stock/levels')) as Levels).filter(({ idProduct }) => idProduct === id);

  describe('goods that came', () => {
    it('are added to many flavors at once, and recorded with who and why', async () => {
      const [a, b] = [await flavored(), await put({ name: 'Shaker solo', amount: 3 })];
      const lines = [
        { idProduct: a, variant: 'Menta', quantity: 12 },
        { idProduct: b, variant: null, quantity: 5 },
      ];
      expect(await office.okBody('POST /api/stock/purchases', enter(lines, 'Remito 7'))).toEqual({ units: 17 });
      expect((await levelsOf(a)).map(({ variant, stock }) => [variant, stock])).toEqual([
        ['Coco', 10],
        ['Menta', 22],
      ]);
      expect(await movementsOf(b)).toMatchObject([
        { variant: null, change: 5, stock: 8, reason: 'purchase', note: 'Remito 7', who: expect.any(String) },
      ]);
      const { entries } = await office.okBody('GET /api/audit');
      expect(entries[0]).toMatchObject({ did: 'stock entered', to: { lines: expect.stringContaining('12 x Pote') } });
    });

    it('are refused whole when one line cannot be entered', async () => {
      const id = await flavored();
      const good = { idProduct: id, variant: 'Coco', quantity: 2 };
      for (const [bad, status] of [
        [{ idProduct: 999_999, variant: null, quantity: 1 }, 400],
        [{ idProduct: id, variant: 'Uva', quantity: 1 }, 409],
        [{ idProduct: id, variant: null, quantity: 1 }, 409],
        [{ idProduct: id, variant: 'Menta', quantity: -11 }, 409],
        [{ idProduct: id, variant: 'Menta', quantity: 0 }, 400],
        [{ idProduct: id, variant: 'Menta', quantity: 1.5 }, 400],
      ] as const) {
        expect(
          (await office.failure('POST /api/stock/purchases', enter([good, bad]))).status,
          JSON.stringify(bad),
        ).toBe(status);
      }
      expect(await movementsOf(id)).toEqual([]);
      expect((await levelsOf(id)).map(({ stock }) => stock)).toEqual([10, 10]);
    });

    it('are entered once when the answer was lost, and taken back by a correction', async () => {
      const id = await flavored();
      const body = enter([{ idProduct: id, variant: 'Coco', quantity: 4 }]);
      const headers = { 'idempotency-key': `purchase-${id}` };
      const call = () => office.send('POST /api/stock/purchases', { body, headers });
      const answers = await Promise.all([call(), call()]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      await office.okBody('POST /api/stock/purchases', enter([{ idProduct: id, variant: 'Coco', quantity: -4 }]));
      expect((await movementsOf(id)).map(({ change, reason }) => [change, reason])).toEqual([
        [-4, 'correction'],
        [4, 'purchase'],
      ]);
    });
  });

  describe('the record of the stock', () => {
    it('adds up to the stock whatever is sold, changed, entered and edited, also at once', async () => {
      const action = fc.record({
        kind: fc.constantFrom('sell', 'order', 'resell', 'unsell', 'enter', 'edit'),
        flavor: fc.constantFrom(...FLAVORS),
        units: fc.integer({ min: 1, max: 4 }),
      });
      const id = await flavored(20);
      const sales: number[] = [];
      const run = async ({ kind, flavor, units }: { kind: string; flavor: string; units: number }) => {
        const sale = sales.at(-1);
        if (kind === 'sell') {
          const body = { idProduct: id, variant: flavor, quantity: units };
          const sold = await office.send('POST /api/sales', { body });
          if (sold.status === 200) sales.push(sold.body.id);
        } else if (kind === 'order') {
          const line = { idProduct: id, variant: flavor, quantity: units, unitPrice: 10 };
          await office.send('POST /api/orders', { body: { lines: [line] } });
        } else if (kind === 'enter') {
          const body = enter([{ idProduct: id, variant: flavor, quantity: units }]);
          await office.send('POST /api/stock/purchases', { body });
        } else if (kind === 'edit') {
          const flavors = FLAVORS.map((name) => ({ name, quantity: units * 5 }));
          await office.send(`PUT /api/products/${id}`, { body: { flavors } });
        } else if (sale !== undefined && kind === 'resell') {
          await office.send(`PUT /api/sales/${sale}`, { body: { variant: flavor, quantity: units } });
        } else if (sale !== undefined) {
          sales.pop();
          await office.send(`DELETE /api/sales/${sale}`);
        }
      };
      const actions = fc.sample(action, { numRuns: 60, seed: 184 });
      for (const one of actions.slice(0, 40)) await run(one);
      await Promise.all(actions.slice(40).map(run));
      const movements = await movementsOf(id);
      for (const { variant, stock } of await levelsOf(id)) {
        const own = movements.filter((movement) => movement.variant === variant);
        expect(own.reduce((sum, { change }) => sum + change, 20)).toBe(stock);
        expect(own[0]?.stock).toBe(stock);
      }
      expect(new Set(movements.map(({ reason }) => reason)).size).toBeGreaterThan(3);
    });

    it('goes with its product, and has pages', async () => {
      const id = await flavored();
      for (const quantity of [1, 2, 3])
        await office.okBody('POST /api/stock/purchases', enter([{ idProduct: id, variant: 'Coco', quantity }]));
      const second = await office.okBody(`GET /api/stock/movements?idProduct=${id}&page=2&pageSize=2`);
      expect(second).toMatchObject({ totalResults: 3, hasMore: false, data: [{ change: 1 }] });
      await office.okBody(`DELETE /api/products/${id}`);
      expect(await movementsOf(id)).toEqual([]);
    });
  });

  it('tells what was sold in four weeks and the lowest stock wished', async () => {
    const id = await flavored();
    await office.okBody(`PUT /api/products/${id}`, { lowestStock: 6 });
    await office.okBody('POST /api/sales', { idProduct: id, variant: 'Menta', quantity: 3 });
    const old = await office.okBody('POST /api/sales', { idProduct: id, variant: 'Menta', quantity: 2 });
    await database.query
      .updateTable('sales')
      .set({ sold_at: Date.now() - 29 * 24 * 60 * 60 * 1000 })
      .where('id', '=', old.id)
      .execute();
    expect(await levelsOf(id)).toMatchObject([
      { variant: 'Coco', stock: 10, sold: 0, lowestStock: 6 },
      { variant: 'Menta', stock: 5, sold: 3, lowestStock: 6 },
    ]);
    expect((await office.failure(`PUT /api/products/${id}`, { lowestStock: -1 })).status).toBe(400);
  });
});
