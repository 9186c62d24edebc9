import { beforeAll, describe, expect, it } from 'vitest';
import { type AdminApi, openAdminApi } from '../../../../test/api/admin-api.ts';
import { eachDatabase } from '../../../../test/databases/each-database.ts';
import { productInserter } from '../../../../test/seeds/insert-product.ts';

type Flavored = { flavors: { name: string; quantity: number }[]; amount: number };

eachDatabase((_kind, open) => {
  let office: AdminApi;
  let put: ReturnType<typeof productInserter>;
  let count = 0;

  beforeAll(async () => {
    const database = await open();
    office = await openAdminApi(database);
    put = productInserter(database);
  });

  const plain = async (amount = 5) => {
    count += 1;
    return put({ name: `Llano ${count}`, price: 1_000_50, discount: 1000, amount });
  };
  const flavored = async () => {
    count += 1;
    return put({
      name: `Con sabores ${count}`,
      price: 2_000_00,
      flavors: [
        { name: 'Uva', quantity: 0 },
        { name: 'Limón', quantity: 4 },
        { name: 'Coco', quantity: 3 },
      ],
    });
  };
  const sell = async (sale: object) => (await office.okBody('POST /api/sales', sale)).sale;
  const product = (id: number) => office.okBody(`GET /api/products/id/${id}`);
  const amount = async (id: number) => (await product(id)).amount;
  const units = async (id: number) => {
    const { flavors, amount }: Flavored = await product(id);
    return [...flavors.map(({ quantity }) => quantity), amount];
  };

  describe('POST /api/sales', () => {
    it('[M7-33] [M3-18] [M3-19] takes the units, computes the total and stores a copy of the product', async () => {
      const idProduct = await plain();
      const sale = await sell({
        idProduct,
        quantity: 2,
        amount: 900,
        total: 1,
        price: 1,
        discount: 99,
        name: 'Otro',
        date: { _seconds: 1, _nanoseconds: 0 },
        clientName: 'Beto',
        paymentMethod: 'Efectivo',
        shippingMethod: 'Retiro',
        paid: true,
      });
      expect(sale).toEqual({
        id: expect.any(Number),
        idProduct,
        productName: `Llano ${count}`,
        variant: null,
        quantity: 2,
        amount: 2,
        total: 1800,
        clientName: 'Beto',
        paymentMethod: 'Efectivo',
        shippingMethod: 'Retiro',
        date: { _seconds: expect.any(Number), _nanoseconds: expect.any(Number) },
        paid: true,
        image: '',
        name: `Llano ${count}`,
        price: 1000.5,
        discount: 10,
        description: '',
        flavors: [],
        images: [],
        idBrand: 1,
        idCategory: 1,
        version: 1,
      });
      expect(sale.date._seconds).toBeGreaterThan(1_000_000_000);
      expect(await amount(idProduct)).toBe(3);
      await office.okBody('PUT /api/products/price', { id: idProduct, price: 9 });
      expect(await office.okBody(`GET /api/sales/id/${sale.id}`)).toEqual(sale);
    });

    it('takes the amount for the quantity only when there is none', async () => {
      const idProduct = await plain(9);
      expect(await sell({ idProduct, amount: 2 })).toMatchObject({ quantity: 2 });
      expect(await sell({ idProduct, amount: 'lo que sea', quantity: '3' })).toMatchObject({ quantity: 3 });
      expect(await amount(idProduct)).toBe(4);
    });

    it('[M5-19] sells the chosen flavor, or the first in stock', async () => {
      const idProduct = await flavored();
      expect(await sell({ idProduct, quantity: 1, variant: 'coco' })).toMatchObject({ variant: 'Coco', total: 2000 });
      expect(await sell({ idProduct, quantity: 2 })).toMatchObject({ variant: 'Limón' });
      expect(await sell({ idProduct, quantity: 1, variant: '' })).toMatchObject({ variant: 'Limón' });
      expect(await units(idProduct)).toEqual([0, 1, 2, 3]);
    });

    it.each([
      [{ quantity: 5 }, 409, 'No hay stock suficiente. Quedan 4 unidades.'],
      [{ quantity: 4, variant: 'Coco' }, 409, 'No hay stock suficiente. Quedan 3 unidades.'],
      [{ quantity: 1, variant: 'Uva' }, 409, 'No hay stock suficiente. No queda ninguna unidad.'],
      [{ quantity: 1, variant: 'Frutilla' }, 409, 'Ese producto no tiene esa variante.'],
      [{ quantity: 1, variant: '__proto__' }, 409, 'Ese producto no tiene esa variante.'],
      [{}, 400, 'Falta la cantidad.'],
      [{ quantity: 0 }, 400, 'La cantidad no es válida.'],
      [{ quantity: -1 }, 400, 'La cantidad no es válida.'],
      [{ amount: -1 }, 400, 'La cantidad no es válida.'],
      [{ quantity: 1.5 }, 400, 'La cantidad no es válida.'],
      [{ quantity: 1e9 }, 400, 'La cantidad no es válida: como máximo 1.000.000.'],
      [{ quantity: 1, clientName: 'x'.repeat(61) }, 400, 'El cliente no es válido: como máximo 60 caracteres.'],
      [{ quantity: 1, clientName: 'a\nb' }, 400, 'El cliente no es válido.'],
      [{ quantity: 1, idProduct: 9999 }, 404, 'No encontramos ese producto.'],
      [{ quantity: 1, idProduct: '1 or 1=1' }, 400, 'El producto no es válido.'],
    ])('refuses %j and takes nothing', async (sale, status, error) => {
      const idProduct = await flavored();
      const before = await office.okBody('GET /api/sales');
      expect(await office.failure('POST /api/sales', { idProduct, ...sale })).toMatchObject({ status, error });
      expect(await units(idProduct)).toEqual([0, 4, 3, 7]);
      expect((await office.okBody('GET /api/sales')).totalResults).toBe(before.totalResults);
    });
  });

  describe('PUT /api/sales', () => {
    it.each(['body', 'query', 'address'])('[M7-33] changes what is said, with the id in the %s', async (where) => {
      const idProduct = await plain();
      const { id, ...before } = await sell({ idProduct, quantity: 1, clientName: 'Beto' });
      const suffix = where === 'query' ? `?id=${id}` : where === 'address' ? `/${id}` : '';
      const change = where === 'body' ? { id, paid: 'S' } : { paid: 'S' };
      expect(await office.okBody(`PUT /api/sales${suffix}`, change)).toEqual({
        id,
        sale: { id, ...before, paid: true, version: 2 },
      });
      expect(await product(idProduct)).toMatchObject({ amount: 4, version: 2 });
    });

    it('moves the difference in the stock, up and down, and back over the whole sale', async () => {
      const idProduct = await plain(5);
      const sale = await sell({ idProduct, quantity: 2 });
      await office.okBody('PUT /api/products/price', { id: idProduct, price: 1 });
      const change = (quantity: number) => office.okBody('PUT /api/sales', { ...sale, quantity });
      expect((await change(5)).sale).toMatchObject({ quantity: 5, total: 4500 });
      expect(await amount(idProduct)).toBe(0);
      expect((await change(1)).sale).toMatchObject({ quantity: 1, total: 900, price: 1000.5 });
      expect(await amount(idProduct)).toBe(4);
      expect(await office.failure('PUT /api/sales', { id: sale.id, quantity: 6 })).toMatchObject({
        status: 409,
        error: 'No hay stock suficiente. Quedan 5 unidades.',
      });
      expect(await amount(idProduct)).toBe(4);
    });

    it('refuses a change of an old version with the sale as it is now, and moves no stock', async () => {
      const idProduct = await plain(5);
      const { id, version } = await sell({ idProduct, quantity: 1 });
      await office.okBody('PUT /api/sales', { id, clientName: 'Ana', expectedVersion: version });
      const late = await office.send('PUT /api/sales', { body: { id, quantity: 3, expectedVersion: version } });
      expect(late).toMatchObject({
        status: 409,
        body: { current: { id, clientName: 'Ana', quantity: 1, version: 2 } },
      });
      expect(await amount(idProduct)).toBe(4);
    });

    it('moves from one flavor to another', async () => {
      const idProduct = await flavored();
      const { id } = await sell({ idProduct, quantity: 2, variant: 'Limón' });
      await office.okBody('PUT /api/sales', { id, variant: 'Coco', quantity: 3 });
      expect(await units(idProduct)).toEqual([0, 4, 0, 4]);
      expect(await office.failure('PUT /api/sales', { id, variant: 'Uva' })).toMatchObject({ status: 409 });
      expect(await units(idProduct)).toEqual([0, 4, 0, 4]);
    });

    it('moves from one product to another and stores its copy', async () => {
      const first = await plain(3);
      const second = await flavored();
      const { id } = await sell({ idProduct: first, quantity: 3 });
      const { sale } = await office.okBody('PUT /api/sales', { id, idProduct: second });
      expect(sale).toMatchObject({
        idProduct: second,
        variant: 'Limón',
        quantity: 3,
        total: 6000,
        name: `Con sabores ${count}`,
      });
      expect([await amount(first), await units(second)]).toEqual([3, [0, 1, 3, 4]]);
      expect(await office.failure('PUT /api/sales', { id, idProduct: 9999 })).toMatchObject({ status: 400 });
      expect([await amount(first), await units(second)]).toEqual([3, [0, 1, 3, 4]]);
    });

    it('still changes a sale whose product was deleted', async () => {
      const idProduct = await plain();
      const { id } = await sell({ idProduct, quantity: 2 });
      await office.okBody(`DELETE /api/products/${idProduct}`);
      const { sale } = await office.okBody('PUT /api/sales', { id, quantity: 1, paid: true });
      expect(sale).toMatchObject({ idProduct: null, quantity: 1, total: 900, paid: true });
      expect(await office.okBody(`DELETE /api/sales/${id}`)).toEqual({ id });
    });

    it('keeps stock right under concurrent changes of sales of two products', async () => {
      const [first, second] = [await plain(20), await plain(20)];
      const sales = await Promise.all(
        Array.from({ length: 10 }, (_, index) => sell({ idProduct: index % 2 ? first : second, quantity: 1 })),
      );
      await Promise.all(
        sales.map(({ id }, index) =>
          office.okBody('PUT /api/sales', { id, idProduct: index % 2 ? second : first, quantity: 2 }),
        ),
      );
      expect([await amount(first), await amount(second)]).toEqual([10, 10]);
    });

    it('answers 404 for unknown ids', async () => {
      expect(await office.failure('PUT /api/sales', { id: 9999, quantity: 1 })).toMatchObject({
        status: 404,
        error: 'No encontramos esa venta.',
      });
      expect(await office.failure('PUT /api/sales', { quantity: 1 })).toMatchObject({
        status: 400,
        error: 'Falta el id.',
      });
    });
  });

  describe('DELETE /api/sales/:id', () => {
    it('[M7-33] returns the units, once', async () => {
      const idProduct = await flavored();
      const { id } = await sell({ idProduct, quantity: 2, variant: 'Coco' });
      expect(await office.okBody(`DELETE /api/sales/${id}`)).toEqual({ id });
      expect(await units(idProduct)).toEqual([0, 4, 3, 7]);
      expect(await office.failure(`DELETE /api/sales/${id}`)).toMatchObject({ status: 404 });
      expect(await office.failure(`GET /api/sales/id/${id}`)).toMatchObject({ status: 404 });
      expect(await units(idProduct)).toEqual([0, 4, 3, 7]);
    });

    it('gives nothing back to a flavor that the seller took away', async () => {
      const idProduct = await flavored();
      const { id } = await sell({ idProduct, quantity: 2, variant: 'Coco' });
      await office.okBody(`PUT /api/products/${idProduct}`, { flavors: [{ name: 'Limón', quantity: 4 }] });
      await office.okBody(`DELETE /api/sales/${id}`);
      expect(await units(idProduct)).toEqual([4, 4]);
    });
  });

  describe('GET /api/sales', () => {
    it('[M7-32] lists {data, totalResults}, newest first, found by name', async () => {
      const idProduct = await put({ name: 'Ñandú 100%', amount: 9 });
      for (const quantity of [1, 2, 3]) await sell({ idProduct, quantity });
      const page = await office.okBody('GET /api/sales?name=NANDU%20100%25&page=1&pageSize=2');
      expect(page).toMatchObject({ data: [{ quantity: 3 }, { quantity: 2 }], totalResults: 3, hasMore: true });
      expect(await office.okBody('GET /api/sales?name=nandu&page=2&pageSize=2')).toMatchObject({
        data: [{ quantity: 1 }],
      });
      expect(await office.okBody('GET /api/sales?name=_andu')).toMatchObject({ totalResults: 0 });
      expect((await office.okBody('GET /api/sales')).data).toHaveLength(10);
    });

    it('[M6-7] is for administrators only', async () => {
      const response = await office.get('/api/sales');
      expect(response.status).toBe(401);
      expect(await response.json()).toEqual({ error: expect.any(String), requestId: expect.any(String) });
    });
  });

  it('logs who entered, changed and deleted a sale, without its buyer', async () => {
    const idProduct = await plain();
    office.logged.length = 0;
    const { id } = await sell({ idProduct, quantity: 1, clientName: 'Carla Secreta' });
    await office.okBody('PUT /api/sales', { id, quantity: 2 });
    await office.okBody(`DELETE /api/sales/${id}`);
    expect(office.logged).toMatchObject([
      {
        by: { name: 'Ana' },
        did: 'sale entered',
        id,
        to: { idProduct: expect.stringMatching(/^Llano/), quantity: 1, total: 900 },
      },
      { did: 'sale changed', id, from: { quantity: 1, total: 900 }, to: { quantity: 2, total: 1800 } },
      { did: 'sale deleted', id, from: { quantity: 2 } },
    ]);
    expect(JSON.stringify(office.logged)).not.toContain('Secreta');
  });
});
