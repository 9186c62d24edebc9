import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#data/engine/database.ts';
import { summarizeSales } from '#data/sales/summarize-sales.ts';
import { argentineDay } from '#domain/dates/argentine-day.ts';
import { sumFigures } from '#domain/sales/sales-summary.ts';
import { addDays } from '#domain/sales/summary-range.ts';
import { createProduct } from '#use-cases/catalogue/product-writes.ts';
import { createOrder } from '#use-cases/orders/order-writes.ts';
import { createSale } from '#use-cases/sales/sale-writes.ts';
import { type AdminApi, openAdminApi } from '../../../../test/api/admin-api.ts';
import { eachDatabase } from '../../../../test/databases/each-database.ts';
import { insertedId, NOW, productDraft } from '../../../../test/seeds/product-draft.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAYS = 20;
const METHODS = ['Efectivo', 'Transferencia', ''];

/** A sale of one of three products, so many hours before now; the second product has no known cost. */
const sale = fc.record({
  product: fc.nat({ max: 2 }),
  quantity: fc.integer({ min: 1, max: 9 }),
  method: fc.constantFrom(...METHODS),
  hours: fc.integer({ min: 0, max: DAYS * 24 }),
});

const PRICES = [1_234_56, 99_999_99, 7];
const COSTS = [1_000_01, null, 0];

eachDatabase((_kind, open) => {
  let database: Database;
  let office: AdminApi;
  const ids: number[] = [];

  beforeAll(async () => {
    database = await open();
    office = await openAdminApi(database);
    for (const [index, price] of PRICES.entries()) {
      const draft = productDraft({ name: `Pote ${index}`, price, cost: COSTS[index] ?? null, amount: 1_000_000 });
      ids.push(insertedId(await createProduct(database, { draft, now: NOW })));
    }
  });

  const sell = (productId: number, { quantity = 1, paymentMethod = '', clientName = '', paid = true, at = NOW }) =>
    createSale(database, {
      draft: { productId, flavor: null, quantity, clientName, paymentMethod, shippingMethod: '', paid },
      now: at,
    });

  describe('the summary of the sales', () => {
    it('agrees with the sales to the centavo, and each list with the totals', async () => {
      const samples = fc.sample(sale, { numRuns: 120, seed: 18 });
      for (const { product, quantity, method, hours } of samples) {
        const at = NOW - hours * HOUR_MS;
        await sell(ids[product] ?? 0, { quantity, paymentMethod: method, at });
      }
      const today = argentineDay(NOW);
      const someDays = fc.tuple(fc.nat({ max: DAYS }), fc.nat({ max: DAYS }));
      await fc.assert(
        fc.asyncProperty(someDays, async ([first, last]) => {
          const range = { from: addDays(today, -Math.max(first, last)), to: addDays(today, -Math.min(first, last)) };
          const within = samples.filter(({ hours }) => {
            const day = argentineDay(NOW - hours * HOUR_MS);
            return day >= range.from && day <= range.to;
          });
          const costed = within.filter(({ product }) => COSTS[product] !== null);
          const sum = (of: typeof within, values: readonly (number | null)[]) =>
            of.reduce((all, { product, quantity }) => all + (values[product] ?? 0) * quantity, 0);
          const { totals, ...lists } = await summarizeSales(database, range);
          expect(totals).toEqual({
            total: sum(within, PRICES),
            sales: within.length,
            units: within.reduce((all, { quantity }) => all + quantity, 0),
            costedSales: costed.length,
            costedTotal: sum(costed, PRICES),
            cost: sum(costed, COSTS),
          });
          for (const rows of [lists.days, lists.products, lists.brands, lists.paymentMethods]) {
            expect(sumFigures(rows)).toEqual(totals);
          }
          expect(lists.days.every(({ day }) => day >= range.from && day <= range.to)).toBe(true);
        }),
        { numRuns: 25 },
      );
    });

    it('comes in pesos, by day, product, brand and way of payment, with what orders took off', async () => {
      const at = Date.UTC(2025, 0, 1, 2, 59);
      await sell(ids[0] ?? 0, { quantity: 2, paymentMethod: 'Efectivo', at });
      const lines = [{ productId: ids[2] ?? 0, flavor: null, quantity: 100, unitPrice: 5 }];
      const details = { clientName: 'Ana', paymentMethod: '', shippingMethod: '', address: '', reference: '' };
      const draft = { ...details, discount: 50, shipping: 1_000, lines, paid: true, delivered: true, fingerprint: '' };
      await createOrder(database, { draft, now: at });
      const body = await office.okBody('GET /api/sales/summary?from=2024-12-31&to=2024-12-31');
      const costed = { costedSales: 2, costedTotal: 2474.12, cost: 2000.02 };
      expect(body).toMatchObject({
        totals: { total: 2474.12, sales: 2, units: 102, ...costed },
        discounts: 0.5,
        shipping: 10,
        days: [{ day: '2024-12-31', total: 2474.12 }],
        products: [
          { idProduct: ids[0], name: 'Pote 0', total: 2469.12, units: 2 },
          { idProduct: ids[2], name: 'Pote 2', total: 5, units: 100 },
        ],
        paymentMethods: [{ name: 'Efectivo' }, { name: 'Sin especificar' }],
      });
      expect(body.brands).toHaveLength(1);
      const empty = await office.okBody('GET /api/sales/summary?from=2025-01-01&to=2025-01-01');
      expect(empty.totals.sales).toBe(0);
    });

    it.each(['', 'from=2026-01-01', 'from=2026-01-02&to=2026-01-01', 'from=2025-01-01&to=2026-06-01', 'from=x&to=y'])(
      'refuses the range %j',
      async (query) => {
        expect((await office.failure(`GET /api/sales/summary?${query}`)).status).toBe(400);
      },
    );
  });

  it('tells what each customer owes, an order with its discount and shipping', async () => {
    const at = Date.UTC(2025, 1, 3);
    await sell(ids[0] ?? 0, { clientName: 'José', paid: false, at });
    await sell(ids[0] ?? 0, { clientName: 'jose ', paid: false, at: at + HOUR_MS });
    const lines = [1, 2].map((quantity) => ({ productId: ids[2] ?? 0, flavor: null, quantity, unitPrice: 1_000 }));
    const details = { clientName: 'Ana', paymentMethod: '', shippingMethod: '', address: '', reference: '' };
    const draft = { ...details, discount: 500, shipping: 200, lines, paid: false, delivered: true, fingerprint: '' };
    await createOrder(database, { draft, now: at + 2 * HOUR_MS });
    expect((await office.okBody('GET /api/sales/unpaid')).customers).toEqual([
      { name: 'José', owed: 2469.12, purchases: 2, since: { _seconds: at / 1000, _nanoseconds: 0 } },
      { name: 'Ana', owed: 27, purchases: 1, since: { _seconds: (at + 2 * HOUR_MS) / 1000, _nanoseconds: 0 } },
    ]);
  });

  describe('what is owed of an order', () => {
    const owedBefore = new Map<string, number>();
    const owed = async () => {
      const { customers } = await office.okBody('GET /api/sales/unpaid');
      const all: [string, number][] = customers.map(({ name, owed: pesos }: { name: string; owed: number }) => [
        name,
        pesos,
      ]);
      return all.filter(([name]) => !owedBefore.has(name));
    };
    const order = async (unitPrices: readonly number[], amounts: { discount: number; shipping: number }) => {
      const lines = unitPrices.map((unitPrice) => ({ idProduct: ids[2], variant: null, quantity: 1, unitPrice }));
      return (await office.okBody('POST /api/orders', { clientName: 'Eva', lines, ...amounts })).order;
    };
    const change = (sale: { idSale: number }, values: object) =>
      office.okBody('PUT /api/sales', { id: sale.idSale, ...values });

    beforeAll(async () => {
      for (const [name, pesos] of await owed()) owedBefore.set(name, pesos);
    });

    it('has its discount and shipping once, also of two customers', async () => {
      const { id, total, lines } = await order([7_500, 27_000], { discount: 1_000, shipping: 2_000 });
      const [first, second] = lines;
      expect([total, await owed()]).toEqual([35_500, [['Eva', 35_500]]]);
      await change(second, { clientName: 'Otra' });
      expect(await owed()).toEqual([
        ['Eva', 8_500],
        ['Otra', 27_000],
      ]);
      await change(second, { paid: true });
      expect(await owed()).toEqual([['Eva', 8_500]]);
      await change(first, { paid: true });
      await change(second, { paid: false });
      expect(await owed()).toEqual([['Otra', 27_000]]);
      await office.okBody(`DELETE /api/orders/${id}`);
    });

    it('is not listed where it is nothing', async () => {
      const { id, lines } = await order([7_500, 27_000], { discount: 7_500, shipping: 0 });
      expect(await owed()).toEqual([['Eva', 27_000]]);
      await office.okBody(`DELETE /api/sales/${lines[1].idSale}`);
      expect(await owed()).toEqual([]);
      await office.okBody(`DELETE /api/orders/${id}`);
    });
  });
});
