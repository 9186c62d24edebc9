import { beforeAll, expect, it } from 'vitest';
import { type AdminClient, createAdminClient } from '#contract/admin/admin-client.ts';
import { validatingFetch } from '#contract/validation/validating-fetch.ts';
import { openApi } from '../../test/api/open-api.ts';
import { eachDatabase } from '../../test/databases/each-database.ts';

/** The client against the server: what goes out in our units comes back in them. */
eachDatabase((_kind, open) => {
  let admin: AdminClient;

  beforeAll(async () => {
    const api = await openApi(await open());
    const { authorization } = await api.bearer();
    admin = createAdminClient({
      fetch: validatingFetch(async (path, init = {}) => api.request(path, init)),
      log: () => {},
      token: async () => authorization.replace('Bearer ', ''),
    });
  });

  it('[M7-19] [M7-22] [M7-23] [M7-24] [M7-25] [M7-26] [M7-27] does everything with products', async () => {
    const input = { name: 'Whey', price: 1_234_50, discount: 1250, priceUsd: 10_25, amount: 3, description: 'Rica' };
    const { id } = await admin.products.create(input);
    const product = await admin.products.byId(id);
    expect(product).toMatchObject({ ...input, finalPrice: 1_080_00, deactivatedAt: null, version: 1 });
    expect(Math.abs(product.createdAt - Date.now())).toBeLessThan(60_000);
    const changed = await admin.products.change(id, { priceUsd: null }, product.version);
    expect(changed).toMatchObject({ ok: true, entity: { priceUsd: null, version: 2 } });
    const late = await admin.products.change(id, { amount: 9 }, product.version);
    expect(late).toMatchObject({ ok: false, current: { version: 2, amount: 3, priceUsd: null, price: 1_234_50 } });
    await expect(admin.products.change(id, { brandId: 999 })).rejects.toMatchObject({ status: 400 });
    await expect(admin.products.create({ name: 'Nada', price: 1, priceUsd: -5 })).rejects.toMatchObject({
      body: { fields: { priceUsd: 'El precio en dólares no es válido.' } },
    });
    expect(await admin.products.changePrice(id, 2_000_00)).toMatchObject({ finalPrice: 1_750_00 });
    expect(await admin.products.changeField(id, { discount: 5000 })).toMatchObject({ finalPrice: 1_000_00 });
    expect(await admin.products.changeField(id, { priceUsd: 7_00 })).toMatchObject({ priceUsd: 7_00 });
    expect(await admin.products.changeField(id, { price: 10_00 })).toMatchObject({ price: 10_00 });
    expect((await admin.products.setActive(id, false)).deactivatedAt).toEqual(expect.any(Number));
    expect(await admin.products.prices()).toMatchObject([
      { id, price: 10_00, priceUsd: 7_00, discount: 5000, finalPrice: 5_00 },
    ]);
    expect(await admin.products.list({ active: 'N', name: 'WHEY', page: 1, pageSize: 150 })).toMatchObject({
      totalResults: 1,
    });
    await admin.products.delete(id);
    await expect(admin.products.byId(id)).rejects.toMatchObject({ status: 404 });
  });

  it('[M7-28] [M7-29] does everything with brands', async () => {
    const { id } = await admin.brands.create({ name: 'Cóndor', link: '', image: '' });
    const renamed = await admin.brands.change(id, { name: 'Puma' }, 1);
    expect(renamed).toMatchObject({ ok: true, entity: { name: 'Puma', link: 'cóndor', version: 2 } });
    const late = await admin.brands.change(id, { name: 'Yaguareté' }, 1);
    expect(late).toMatchObject({ ok: false, current: { id, name: 'Puma', version: 2 } });
    expect((await admin.brands.setActive(id, false)).deactivatedAt).toEqual(expect.any(Number));
    expect(await admin.brands.byId(id)).toMatchObject({ name: 'Puma' });
    expect(await admin.brands.list()).toMatchObject({ totalResults: 2, hasMore: false });
  });

  it('[M7-30] [M7-31] does everything with categories', async () => {
    const [type] = await admin.categories.types();
    const { id } = await admin.categories.create({ name: 'Barras', link: '', categoryTypeId: type?.id ?? 0 });
    const moved = await admin.categories.change(id, { categoryTypeId: 3 }, 1);
    expect(moved).toMatchObject({ ok: true, entity: { categoryType: 'Combos', categoryTypeId: 3 } });
    expect(await admin.categories.change(id, { categoryTypeId: 2 }, 1)).toMatchObject({
      ok: false,
      current: { categoryType: 'Combos', categoryTypeId: 3 },
    });
    expect((await admin.categories.setActive(id, false)).deactivatedAt).toEqual(expect.any(Number));
    expect(await admin.categories.byId(id)).toMatchObject({ name: 'Barras' });
    expect((await admin.categories.list({ name: 'barras' })).rows).toHaveLength(1);
  });

  it('[M7-32] [M7-33] does everything with sales, each once', async () => {
    const { id: productId } = await admin.products.create({ name: 'Omega', price: 100_50, amount: 5 });
    const sale = await admin.sales.create({ productId, quantity: 2 }, 'one-press');
    expect(await admin.sales.create({ productId, quantity: 2 }, 'one-press')).toEqual(sale);
    expect(sale).toMatchObject({ product: { price: 100_50 }, total: 201_00, flavor: null, productId });
    expect(await admin.sales.change(sale.id, { quantity: 4 }, 1)).toMatchObject({
      ok: true,
      entity: { total: 402_00 },
    });
    expect(await admin.sales.change(sale.id, { quantity: 1 }, 1)).toMatchObject({
      ok: false,
      current: { quantity: 4 },
    });
    expect(await admin.sales.byId(sale.id)).toMatchObject({ quantity: 4 });
    expect(await admin.sales.list({ name: 'omega' })).toMatchObject({ totalResults: 1 });
    await admin.sales.delete(sale.id);
    expect(await admin.products.byId(productId)).toMatchObject({ amount: 5 });
  });

  it('[M7-34] does everything with constants', async () => {
    const [constant] = await admin.constants.list();
    const id = constant?.id ?? 0;
    expect(await admin.constants.change(id, '2.500', 1)).toMatchObject({ ok: true, entity: { id, value: '2.500' } });
    expect(await admin.constants.change(id, '9', 1)).toMatchObject({ ok: false, current: { value: '2.500' } });
  });
});
