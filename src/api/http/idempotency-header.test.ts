import { beforeAll, expect, it } from 'vitest';
import type { Database } from '#data/engine/database.ts';
import { type AdminApi, openAdminApi } from '../../../test/api/admin-api.ts';
import { eachDatabase } from '../../../test/databases/each-database.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

eachDatabase((_kind, open) => {
  let database: Database;
  let office: AdminApi;
  let keys = 0;

  beforeAll(async () => {
    database = await open();
    office = await openAdminApi(database);
  });

  const newKey = () => {
    keys += 1;
    return `key-${keys}`;
  };
  const post = (path: string, body: unknown, key: string) =>
    office.send(`POST /api/${path}`, { body, headers: { 'idempotency-key': key } });
  const product = async (amount: number): Promise<number> =>
    (await office.okBody('POST /api/products', { name: `Producto ${newKey()}`, price: 10, amount })).id;
  const amount = async (id: number) => (await office.okBody(`GET /api/products/id/${id}`)).amount;

  it.each([
    ['products', { name: 'Una vez', price: 1 }],
    ['brands', { name: 'Una vez' }],
    ['categories', { name: 'Una vez', idCategoryType: 1 }],
  ])('POST /api/%s does the same request once and answers it the same', async (path, body) => {
    const key = newKey();
    const first = await post(path, body, key);
    expect(first.status).toBe(200);
    expect(await post(path, body, key)).toEqual(first);
    expect(await office.okBody(`GET /api/${path}?name=una%20vez`)).toMatchObject({ totalResults: 1 });
  });

  it('POST /api/sales takes the units once, even for concurrent requests', async () => {
    const idProduct = await product(9);
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 8 }, () => post('sales', { idProduct, quantity: 2 }, key)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 200, body: { sale: { quantity: 2 } } });
    expect(await amount(idProduct)).toBe(7);
    expect(office.logged.filter(({ did, id }) => did === 'sale entered' && id === answers[0]?.body.id)).toHaveLength(1);
  });

  it('gives the first answer even when the thing has changed since', async () => {
    const key = newKey();
    const body = { name: 'Cambiante', price: 1 };
    const first = await post('products', body, key);
    await office.okBody('PUT /api/products/price', { id: first.body.id, price: 2 });
    expect(await post('products', body, key)).toEqual(first);
  });

  it('refuses the key for another body or another call', async () => {
    const idProduct = await product(9);
    const key = newKey();
    await post('sales', { idProduct, quantity: 1 }, key);
    expect(await post('sales', { idProduct, quantity: 2 }, key)).toMatchObject({
      status: 422,
      body: {
        error: 'Lo que mandaste antes de este cambio ya se había guardado: buscalo en la lista y corregilo ahí.',
      },
    });
    expect(await post('brands', { name: 'Otra' }, key)).toMatchObject({ status: 422 });
    expect(await amount(idProduct)).toBe(8);
  });

  it('lets the key of a refused request be used again', async () => {
    const idProduct = await product(1);
    const key = newKey();
    expect(await post('sales', { idProduct, quantity: 2 }, key)).toMatchObject({ status: 409 });
    expect(await post('sales', { idProduct }, key)).toMatchObject({ status: 400 });
    expect(await post('sales', { idProduct, quantity: 1 }, key)).toMatchObject({ status: 200 });
  });

  it('does them all without a key, or with different ones', async () => {
    const idProduct = await product(9);
    for (const key of [newKey(), newKey()]) await post('sales', { idProduct, quantity: 1 }, key);
    for (const _time of [1, 2]) await office.okBody('POST /api/sales', { idProduct, quantity: 1 });
    expect(await amount(idProduct)).toBe(5);
  });

  it('separates the keys of administrators, and drops them after a day', async () => {
    const idProduct = await product(9);
    const key = newKey();
    await post('sales', { idProduct, quantity: 1 }, key);
    const mine = database.query.updateTable('receipts').where('key', '=', key);
    await mine.set({ administrator_id: 'somebody else' }).execute();
    await post('sales', { idProduct, quantity: 1 }, key);
    expect(await amount(idProduct)).toBe(7);
    await database.query
      .updateTable('receipts')
      .set({ created_at: Date.now() - DAY_MS - 1000 })
      .execute();
    await post('sales', { idProduct, quantity: 1 }, key);
    expect(await amount(idProduct)).toBe(6);
    expect(await database.query.selectFrom('receipts').select('key').execute()).toEqual([{ key }]);
  });

  it.each(['', ' ', 'x'.repeat(201), 'con espacio', 'ñ'])('refuses the key «%s»', async (key) => {
    const response = await post('brands', { name: 'Sin clave' }, key);
    expect([response.status, response.body.error]).toEqual([400, 'Los datos enviados no son válidos.']);
  });
});
