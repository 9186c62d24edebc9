import { beforeAll, describe, expect, it } from 'vitest';
import { type AdminApi, openAdminApi } from '../../../../test/api/admin-api.ts';
import { eachDatabase } from '../../../../test/databases/each-database.ts';
import { productInserter } from '../../../../test/seeds/insert-product.ts';

eachDatabase((_kind, open) => {
  let office: AdminApi;
  let id: number;
  let count = 0;
  let put: ReturnType<typeof productInserter>;

  beforeAll(async () => {
    const database = await open();
    office = await openAdminApi(database);
    put = productInserter(database);
  });

  const add = async () => {
    count += 1;
    id = await put({ name: `Producto ${count}`, price: 1_000_00, priceUsd: null, discount: 1000, amount: 3 });
    return id;
  };
  const read = () => office.okBody(`GET /api/products/id/${id}`);

  it('[M7-21] [M3-24] GET /api/products/prices gives every product with its final price', async () => {
    await add();
    const rows = await office.okBody('GET /api/products/prices');
    expect(rows.find((row: { id: number }) => row.id === id)).toEqual({
      id,
      name: `Producto ${count}`,
      brand: 'Sin marca',
      category: 'Sin categoría',
      categoryType: 'Suplementos',
      cost: null,
      priceDate: { _seconds: expect.any(Number), _nanoseconds: expect.any(Number) },
      price: 1000,
      dollarPrice: null,
      discount: 10,
      finalPrice: 900,
      suppliers: [],
    });
    await office.okBody('PUT /api/products/toggleStatus', { id });
    expect(await office.okBody('GET /api/products/prices')).toHaveLength(rows.length);
    expect(await office.okBody('GET /api/products/prices?active=S')).toHaveLength(rows.length - 1);
    expect(await office.okBody('GET /api/products/prices?active=N')).toHaveLength(1);
  });

  describe('PUT /api/products/price', () => {
    it.each([
      ['in the body', () => office.okBody('PUT /api/products/price', { id, price: '2.345,5' })],
      ['in the query', () => office.okBody(`PUT /api/products/price?id=${id}`, { price: 2345.5 })],
      ['at the end of the address', () => office.okBody(`PUT /api/products/price/${id}`, { price: '2,345.50' })],
    ])('[M7-24] [M2.8p-3] changes the price with the id %s', async (_where, change) => {
      await add();
      const before = await read();
      expect(await change()).toMatchObject({ id, product: { price: 2345.5, priceWithDiscount: 2111 } });
      const after = await read();
      expect(after).toMatchObject({ price: 2345.5, version: before.version + 1 });
      expect(after.modification_date._seconds).toBeGreaterThan(before.modification_date._seconds);
    });

    it.each([
      [{}, 'Falta el precio.'],
      [{ price: '' }, 'Falta el precio.'],
      [{ price: null }, 'Falta el precio.'],
      [{ price: 'mucho' }, 'El precio no es válido.'],
      [{ price: -1 }, 'El precio no es válido.'],
      [{ price: true }, 'El precio no es válido.'],
      [{ price: [1] }, 'El precio no es válido.'],
    ])('refuses %j and keeps the old price', async (body, error) => {
      await add();
      expect(await office.failure('PUT /api/products/price', { id, ...body })).toMatchObject({ status: 400, error });
      expect(await read()).toMatchObject({ price: 1000, version: 1 });
    });

    it('refuses a product that is not there', async () => {
      expect(await office.failure('PUT /api/products/price', { id: 9_999, price: 1 })).toMatchObject({ status: 404 });
    });
  });

  describe.each([
    ['PUT /api/products/price', () => 'PUT /api/products/price'],
    ['PUT /api/products/:id/field/price', () => `PUT /api/products/${id}/field/price`],
  ])('%s', (_name, call) => {
    it.each(['expectedVersion', 'version'])('refuses an old %s with what the product is now', async (name) => {
      await add();
      await office.okBody(call(), { id, price: 5, [name]: 1 });
      const late = await office.send(call(), { body: { id, price: 6, [name]: 1 } });
      expect(late).toMatchObject({ status: 409, body: { current: { price: 5, version: 2 } } });
      expect(await read()).toMatchObject({ price: 5, version: 2 });
    });
  });

  describe('PUT /api/products/:id/field/:field', () => {
    it.each([
      ['price', { price: '1.500' }, { price: 1500, priceWithDiscount: 1350 }],
      ['discount', { discount: 25 }, { discount: 25, priceWithDiscount: 750 }],
      ['discount', { discount: '33,33' }, { discount: 33.33, priceWithDiscount: 667 }],
      ['discount', { discount: 0 }, { discount: 0, priceWithDiscount: 1000 }],
      ['priceUSD', { priceUSD: 12.5 }, { priceUSD: 12.5, dollarPrice: 12.5 }],
      ['dollarPrice', { dollarPrice: '12,5' }, { priceUSD: 12.5, dollarPrice: 12.5 }],
      ['priceUSD', { priceUSD: null }, { priceUSD: null, dollarPrice: null }],
    ])('[M7-26] [M3-2] %s with %j', async (field, body, expected) => {
      await add();
      expect(await office.okBody(`PUT /api/products/${id}/field/${field}`, body)).toMatchObject({ product: expected });
      expect(await read()).toMatchObject(expected);
    });

    it.each([
      ['name', { name: 'X' }],
      ['amount', { amount: 9 }],
      ['deactivated_at', { deactivated_at: 1 }],
      ['__proto__', { price: 1 }],
      ['constructor', { price: 1 }],
      ['price', {}],
      ['price', { discount: 5 }],
      ['discount', { discount: 100.01 }],
      ['discount', { discount: -1 }],
      ['discount', { discount: null }],
    ])('[M5-31] refuses %s with %j and changes nothing', async (field, body) => {
      await add();
      const before = await read();
      expect(await office.failure(`PUT /api/products/${id}/field/${field}`, body)).toMatchObject({ status: 400 });
      expect(await read()).toEqual(before);
    });
  });

  it('logs who changed which price, with old and new value', async () => {
    await add();
    office.logged.length = 0;
    await office.okBody('PUT /api/products/price', { id, price: 1500 });
    await office.okBody(`PUT /api/products/${id}`, { discount: 50, dollarPrice: 2 });
    expect(office.logged).toMatchObject([
      { by: { name: 'Ana' }, id, from: { price: 1000, finalPrice: 900 }, to: { price: 1500, finalPrice: 1350 } },
      { id, from: { discount: 10, priceUSD: null }, to: { discount: 50, priceUSD: 2, finalPrice: 750 } },
    ]);
    expect(JSON.stringify(office.logged)).not.toMatch(/eyJ|ana@example/);
  });
});
