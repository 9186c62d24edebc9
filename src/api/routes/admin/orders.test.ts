import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#data/engine/database.ts';
import { argentineDay } from '#domain/dates/argentine-day.ts';
import { type AdminApi, openAdminApi } from '../../../../test/api/admin-api.ts';
import { allRows } from '../../../../test/databases/all-rows.ts';
import { eachDatabase } from '../../../../test/databases/each-database.ts';
import { productInserter } from '../../../../test/seeds/insert-product.ts';

const message = (lines: readonly string[], total = '$ 5000') =>
  [
    '¡Hola! Quiero hacer este pedido:',
    '',
    '*Nombre:* Ana',
    '*Entrega:* Retiro',
    '',
    ...lines,
    '',
    `*Total:* ${total}`,
  ].join('\n');

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

  const newProducts = async () => {
    count += 1;
    const flavors = [
      { name: 'Limón', quantity: 4 },
      { name: 'Coco', quantity: 1 },
    ];
    return {
      drink: await put({ name: `Jugo ${count}`, price: 1_000_00, discount: 1000, flavors }),
      bar: await put({ name: `Barra ${count}`, price: 500_50, amount: 3 }),
    };
  };
  const stock = async (id: number) => (await office.okBody(`GET /api/products/id/${id}`)).amount;
  const read = async (text: string) => (await office.okBody('POST /api/orders/read', { text })).orders;
  const enter = async (order: object) => (await office.okBody('POST /api/orders', order)).order;

  describe('POST /api/orders/read', () => {
    it('finds product, flavor, price of today and stock of each line, and changes nothing', async () => {
      const { drink, bar } = await newProducts();
      const before = await allRows(database);
      const text = message([`2 x Jugo ${count} (Coco): $ 1800`, `1 x Barra ${count}: $ 480`, '1 x Otra cosa: $ 1']);
      const [order, ...more] = await read(`[25/5/26, 10:33:12] Ana: ${text}`);
      expect(more).toEqual([]);
      expect(order).toMatchObject({ clientName: 'Ana', shippingMethod: 'Retiro', total: 5000, enteredBefore: null });
      expect(order.lines).toMatchObject([
        {
          quantity: 2,
          total: 1800,
          candidates: [{ product: { id: drink, price: 900, amount: 5, flavors: [{}, {}] }, variant: 'Coco' }],
        },
        { quantity: 1, total: 480, candidates: [{ product: { id: bar, price: 500.5, amount: 3 }, variant: null }] },
        { label: 'Otra cosa', candidates: [] },
      ]);
      expect(await allRows(database)).toBe(before);
    });

    it('leaves the flavor open when the line does not tell it, and does not offer what is out of the shop', async () => {
      const { bar } = await newProducts();
      await office.okBody('PUT /api/products/toggleStatus', { id: bar });
      const [order] = await read(message([`1 x Jugo ${count}: $ 900`, `1 x Barra ${count}: $ 480`]));
      expect(order.lines[0].candidates[0]).not.toHaveProperty('variant');
      expect(order.lines[1].candidates).toEqual([]);
    });

    it('notices a message that was entered before, and one that comes twice', async () => {
      const { bar } = await newProducts();
      const text = message([`1 x Barra ${count}: $ 500,50`]);
      const [first, second] = await read(`${text}\n${text}`);
      expect([first.isRepeated, second.isRepeated]).toEqual([false, true]);
      const line = { idProduct: bar, variant: null, quantity: 1, unitPrice: 500.5 };
      await enter({ clientName: 'Ana', fingerprint: first.fingerprint, lines: [line] });
      const [again] = await read(`25/5/26, 10:33 - Ana: ${text}`);
      expect(again.enteredBefore).toEqual({ _seconds: expect.any(Number), _nanoseconds: expect.any(Number) });
      const [other] = await read(message([`2 x Barra ${count}: $ 1001`]));
      expect(other.enteredBefore).toBeNull();
    });

    it.each([
      [{ text: 'x'.repeat(200_001) }, 400],
      [{ text: 7 }, 400],
      [{}, 400],
      [[], 400],
    ])('refuses what is no text', async (body, status) => {
      expect(await office.failure('POST /api/orders/read', body)).toMatchObject({ status });
    });
  });

  describe('POST /api/orders', () => {
    const pasted = async () => {
      const { bar } = await newProducts();
      const text = message([`1 x Barra ${count}: $ 500,50`]);
      const [{ fingerprint, enteredBefore }] = await read(text);
      const lines = [{ idProduct: bar, variant: null, quantity: 1, unitPrice: 500.5 }];
      return { bar, text, order: { clientName: 'Ana', fingerprint, enteredBefore, lines } };
    };

    it('refuses a message that was entered since it was read, with that order, until that is known', async () => {
      const { bar, text, order } = await pasted();
      const first = await enter(order);
      const { status, body } = await office.send('POST /api/orders', { body: { ...order, clientName: 'Ana P' } });
      expect([status, body.error, body.current]).toEqual([409, 'Este pedido se cargó mientras lo mirabas.', first]);
      expect(await stock(bar)).toBe(2);
      await enter({ ...order, enteredBefore: body.current.date });
      expect(await stock(bar)).toBe(1);
      const [again] = await read(text);
      await enter({ ...order, enteredBefore: again.enteredBefore });
      expect(await stock(bar)).toBe(0);
    });

    it('enters one of two at once of the same message', async () => {
      const { bar, order } = await pasted();
      const both = await Promise.all([1, 2].map(() => office.send('POST /api/orders', { body: order })));
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect(await stock(bar)).toBe(2);
    });

    it('enters a message again when nobody says how it was read', async () => {
      const { bar, order } = await pasted();
      const { enteredBefore: _, ...unread } = order;
      await enter(unread);
      await enter(unread);
      expect(await stock(bar)).toBe(1);
    });

    it('enters all lines as sales at the prices that are sent, and takes their units', async () => {
      const { drink, bar } = await newProducts();
      const order = await enter({
        clientName: 'Beto',
        paymentMethod: 'Efectivo',
        shippingMethod: 'Delivery',
        address: 'San Martín 123',
        discount: 100,
        shipping: '2.500',
        lines: [
          { idProduct: drink, variant: 'coco', quantity: 1, unitPrice: 900 },
          { idProduct: bar, variant: null, quantity: 2, unitPrice: 450.25 },
        ],
      });
      expect(order).toMatchObject({
        clientName: 'Beto',
        address: 'San Martín 123',
        total: 4200.5,
        paid: false,
        delivered: false,
        lines: [
          { idProduct: drink, productName: `Jugo ${count}`, variant: 'Coco', quantity: 1, total: 900 },
          { idProduct: bar, variant: null, quantity: 2, total: 900.5 },
        ],
      });
      expect([await stock(drink), await stock(bar)]).toEqual([4, 1]);
      const [first, second] = order.lines;
      // At today's price the sale keeps price and discount, at another one only what was paid.
      expect(await office.okBody(`GET /api/sales/id/${first.idSale}`)).toMatchObject({ price: 1000, discount: 10 });
      expect(await office.okBody(`GET /api/sales/id/${second.idSale}`)).toMatchObject({
        ...{ price: 450.25, discount: 0, total: 900.5, clientName: 'Beto', paymentMethod: 'Efectivo', paid: false },
      });
      const { entries: rows } = await office.okBody('GET /api/audit');
      expect(rows.map(({ did }: { did: string }) => did)).toContain('order entered');
      expect(JSON.stringify(rows)).not.toContain('Beto');
    });

    it.each([
      [{ variant: 'Limón', quantity: 5 }, 409, 'No hay stock suficiente. Quedan 4 unidades.'],
      [{ variant: 'Uva', quantity: 1 }, 409, 'Ese producto no tiene esa variante.'],
      [{ variant: null, quantity: 1 }, 409, 'Ese producto no tiene esa variante.'],
      [{ idProduct: 9999, quantity: 1 }, 400, 'Algo de lo elegido ya no existe.'],
    ])('enters nothing when one line is %j, and names it', async (line, status, error) => {
      const { drink, bar } = await newProducts();
      const before = await allRows(database);
      const lines = [
        { idProduct: bar, variant: null, quantity: 3, unitPrice: 500.5 },
        { idProduct: drink, variant: null, unitPrice: 900, ...line },
      ];
      expect(await office.failure('POST /api/orders', { lines })).toEqual({
        ...{ status, error },
        fields: { 'lines.1': error },
      });
      expect(await allRows(database)).toBe(before);
    });

    it('refuses a discount above the sum of the lines, names the field and enters nothing', async () => {
      const { bar } = await newProducts();
      const before = await allRows(database);
      const lines = [{ idProduct: bar, variant: null, quantity: 2, unitPrice: 500.5 }];
      const error = 'El descuento no puede superar el total de los productos.';
      expect(await office.failure('POST /api/orders', { lines, discount: 1001.01, shipping: 50 })).toEqual({
        ...{ status: 400, error, fields: { discount: error } },
      });
      expect(await allRows(database)).toBe(before);
      expect(await enter({ lines, discount: 1001, shipping: 50 })).toMatchObject({ discount: 1001, total: 50 });
    });

    it('counts the units of two lines of one flavor together', async () => {
      const { drink } = await newProducts();
      const line = { idProduct: drink, variant: 'Limón', quantity: 3, unitPrice: 900 };
      const failure = await office.failure('POST /api/orders', { lines: [line, line] });
      expect(failure).toMatchObject({ error: 'No hay stock suficiente. Queda 1 unidad.', status: 409 });
      expect(await stock(drink)).toBe(5);
    });

    it.each([
      [{ lines: [] }],
      [{ lines: 'todo' }],
      [{}],
      [{ lines: [{ idProduct: 1 }] }],
      [{ lines: [{ idProduct: 1, variant: null, quantity: 0, unitPrice: 1 }] }],
      [{ lines: [{ idProduct: 1, variant: null, quantity: 1, unitPrice: -1 }] }],
      [{ lines: [{ idProduct: 1, variant: null, quantity: 1, unitPrice: 1 }], shipping: -5 }],
      [{ lines: [{ idProduct: 1, variant: null, quantity: 1, unitPrice: 1 }], clientName: 'x'.repeat(61) }],
    ])('refuses %j with a text in Spanish', async (order) => {
      const before = await allRows(database);
      expect(await office.failure('POST /api/orders', order)).toMatchObject({ status: 400 });
      expect(await allRows(database)).toBe(before);
    });

    it('is done once for one key, and sells the last units once when asked at the same time', async () => {
      const { bar } = await newProducts();
      const body = { lines: [{ idProduct: bar, variant: null, quantity: 2, unitPrice: 500.5 }] };
      const headers = { 'idempotency-key': `order-${count}` };
      const answers = await Promise.all([1, 2, 3].map(() => office.send('POST /api/orders', { body, headers })));
      expect(new Set(answers.map(({ body: answer }) => answer.id)).size).toBe(1);
      expect(await stock(bar)).toBe(1);
      const last = { lines: [{ idProduct: bar, variant: null, quantity: 1, unitPrice: 500.5 }] };
      const race = await Promise.all([1, 2, 3].map(() => office.send('POST /api/orders', { body: last })));
      expect(race.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
      expect(await stock(bar)).toBe(0);
    });
  });

  describe('an order that was entered', () => {
    const enterTwoLines = async () => {
      const { drink, bar } = await newProducts();
      const lines = [
        { idProduct: drink, variant: 'Limón', quantity: 1, unitPrice: 900 },
        { idProduct: bar, variant: null, quantity: 1, unitPrice: 500.5 },
      ];
      return { drink, bar, order: await enter({ clientName: 'Ana', lines }) };
    };

    it('is listed as one until it is paid and delivered', async () => {
      const { order } = await enterTwoLines();
      const newest = async () => (await office.okBody('GET /api/orders?open=1&pageSize=1')).data[0]?.id;
      expect(await newest()).toBe(order.id);
      const paid = (await office.okBody(`PUT /api/orders/${order.id}`, { paid: true, expectedVersion: 1 })).order;
      expect(paid).toMatchObject({ paid: true, delivered: false, version: 2 });
      expect(await office.okBody(`GET /api/sales/id/${order.lines[1].idSale}`)).toMatchObject({ paid: true });
      expect(await newest()).toBe(order.id);
      await office.okBody(`PUT /api/orders/${order.id}`, { delivered: true });
      expect(await newest()).not.toBe(order.id);
      expect((await office.okBody('GET /api/orders?pageSize=1')).data[0].id).toBe(order.id);
    });

    it('takes off no more than the lines that are left', async () => {
      const { drink, bar } = await newProducts();
      const lines = [
        { idProduct: drink, variant: 'Limón', quantity: 1, unitPrice: 900 },
        { idProduct: bar, variant: null, quantity: 1, unitPrice: 500.5 },
      ];
      const discounts = async () => {
        const day = argentineDay(Date.now());
        return (await office.okBody(`GET /api/sales/summary?from=${day}&to=${day}`)).discounts;
      };
      const before = await discounts();
      const order = await enter({ lines, discount: 1000, shipping: 50 });
      expect(await discounts()).toBe(before + 1000);
      await office.okBody(`DELETE /api/sales/${order.lines[0].idSale}`);
      const [left] = (await office.okBody('GET /api/orders?pageSize=1')).data;
      expect(left).toMatchObject({ id: order.id, discount: 500.5, total: 50 });
      expect(await discounts()).toBe(before + 500.5);
    });

    it('is not changed by who has read an older version', async () => {
      const { order } = await enterTwoLines();
      await office.okBody(`PUT /api/orders/${order.id}`, { delivered: true });
      const { status, body } = await office.send(`PUT /api/orders/${order.id}`, {
        body: { paid: true, expectedVersion: 1 },
      });
      expect([status, body.current]).toMatchObject([409, { id: order.id, delivered: true, paid: false }]);
    });

    it('is deleted with its sales, which gives their units back', async () => {
      const { drink, bar, order } = await enterTwoLines();
      await office.okBody(`DELETE /api/orders/${order.id}`);
      expect([await stock(drink), await stock(bar)]).toEqual([5, 3]);
      for (const { idSale } of order.lines)
        expect(await office.failure(`GET /api/sales/id/${idSale}`)).toMatchObject({ status: 404 });
      for (const call of ['DELETE', 'PUT'])
        expect(await office.failure(`${call} /api/orders/${order.id}`, {})).toMatchObject({
          ...{ status: 404, error: 'No encontramos ese pedido.' },
        });
    });

    it('goes with its last sale, and counts those that are left', async () => {
      const { order } = await enterTwoLines();
      const [first, second] = order.lines;
      await office.okBody(`DELETE /api/sales/${first.idSale}`);
      expect((await office.okBody('GET /api/orders?pageSize=1')).data[0]).toMatchObject({ id: order.id, total: 500.5 });
      await office.okBody(`DELETE /api/sales/${second.idSale}`);
      expect(await office.failure(`DELETE /api/orders/${order.id}`)).toMatchObject({ status: 404 });
    });
  });
});
