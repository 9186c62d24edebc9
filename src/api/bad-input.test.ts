import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#data/engine/database.ts';
import { type AdminApi, openAdminApi } from '../../test/api/admin-api.ts';
import { allRows } from '../../test/databases/all-rows.ts';
import { eachDatabase } from '../../test/databases/each-database.ts';
import { productInserter } from '../../test/seeds/insert-product.ts';
import { MAX_BODY_BYTES } from './http/body-limit.ts';

const megabyte = 'x'.repeat(1024 * 1024);

/** A right body of each write; with it the call would be done. */
const writes: [call: string, body: Record<string, unknown>][] = [
  ['POST /api/products', { name: 'Nuevo', price: 1 }],
  ['PUT /api/products/1', { name: 'Nuevo', price: 1 }],
  ['PUT /api/products/price', { id: 1, price: 1 }],
  ['PUT /api/products/toggleStatus', { id: 1, active: false }],
  ['PUT /api/products/1/field/price', { price: 1 }],
  ['POST /api/brands', { name: 'Nueva' }],
  ['PUT /api/brands', { id: 1, name: 'Nueva' }],
  ['PUT /api/brands/toggleStatus', { id: 1, active: false }],
  ['POST /api/categories', { name: 'Nueva', idCategoryType: 1 }],
  ['PUT /api/categories', { id: 1, name: 'Nueva' }],
  ['PUT /api/categories/toggleStatus', { id: 1, active: false }],
  ['POST /api/sales', { idProduct: 1, quantity: 1 }],
  ['PUT /api/sales', { id: 1, quantity: 1 }],
  ['PUT /api/constants', { id: 1, value: '1' }],
];

const wrongTexts = ['a\u0000b', 'a\ud800', '\udfff', 'x'.repeat(3000), {}, ['x'], true];
const wrongNumbers = [-1, 0.5, 1e21, '-1', '1e9', '0x10', 'NaN', '', null, {}, [], [1], true, '1; drop table products'];
const wrongIds = [0, ...wrongNumbers.filter((value) => value !== '' && value !== null), 4_000_000_000];

/** Values that a field must not have, whatever the call. */
const wrong: Record<string, readonly unknown[]> = {
  name: wrongTexts,
  link: wrongTexts,
  description: wrongTexts,
  variant: wrongTexts,
  clientName: wrongTexts,
  value: ['a\u0000b', 'a\ud800', 'x'.repeat(3000), {}, [], null, true],
  price: [-1, '-1', 'x', '1.2.3', 1e300, {}, [], true, '1'.repeat(100)],
  cost: [-1, 'x', 1e300, {}, [], true],
  priceUSD: [-1, 'x', 1e300, {}, [], true],
  discount: [-0.01, 100.01, '101', 'x', {}, [], true],
  amount: [-1, 0.5, 1e12, '1e3', 'x', {}, [], true],
  quantity: [0, -1, 0.5, 1e12, '1e3', 'x', {}, [], true],
  id: wrongIds,
  idProduct: wrongIds,
  idCategoryType: wrongIds,
  idBrand: wrongIds,
  idCategory: wrongIds,
  version: wrongIds,
  expectedVersion: wrongIds,
  active: [2, -1, 'x', 'T', {}, [], [true]],
  flavors: ['x', {}, [1], [null], [{ name: 'Uva' }], [{ name: 'Uva', quantity: -1 }], [{ name: '', quantity: 1 }]],
  images: [
    'x',
    {},
    [1],
    ['/etc/passwd'],
    ['data:text/html,x'],
    ['https://a.b/"><script>'],
    Array(21).fill('https://a.b/c.png'),
  ],
};

/** Fields that a call takes beside those of its right body. */
const optional: Record<string, readonly string[]> = {
  '/api/products': ['description', 'priceUSD', 'discount', 'amount', 'flavors', 'images', 'idBrand', 'idCategory'],
  '/api/products/1': ['description', 'priceUSD', 'discount', 'amount', 'flavors', 'images', 'idBrand', 'version'],
  '/api/brands': ['link'],
  '/api/categories': ['link'],
  '/api/sales': ['variant', 'clientName'],
  '/api/products/price': ['version', 'expectedVersion'],
  '/api/products/toggleStatus': ['version', 'expectedVersion'],
  '/api/brands/toggleStatus': ['expectedVersion'],
  '/api/categories/toggleStatus': ['expectedVersion'],
};

eachDatabase((_kind, open) => {
  let database: Database;
  let office: AdminApi;
  let before: string;

  beforeAll(async () => {
    database = await open();
    office = await openAdminApi(database);
    const put = productInserter(database);
    await put({ name: 'Whey', flavors: [{ name: 'Uva', quantity: 3 }] });
    await office.okBody('POST /api/sales', { idProduct: 1, quantity: 1 });
  });

  beforeEach(async () => {
    before = await allRows(database);
  });

  const refuses = async (call: string, body?: unknown, headers: Record<string, string> = {}) => {
    const answer = await office.send(call, { body, headers });
    expect([call, body, answer]).toEqual([
      call,
      body,
      {
        status: expect.toSatisfy((status) => status >= 400 && status < 500),
        body: expect.objectContaining({
          error: expect.stringMatching(/^[A-ZÉÍÓÚ].+\.$/),
          requestId: expect.any(String),
        }),
      },
    ]);
    return answer.status;
  };

  describe.each(writes)('%s', (call, right) => {
    const [, path = ''] = call.split(' ');
    const fields = [...Object.keys(right), ...(optional[path] ?? [])];

    it('refuses wrong values of every field, and nothing changes', async () => {
      for (const field of fields) {
        for (const value of wrong[field] ?? []) await refuses(call, { ...right, [field]: value });
      }
      expect(await allRows(database)).toBe(before);
    });

    it('refuses what is no JSON object', async () => {
      for (const body of ['{', '', '[]', 'null', '1', '"x"', `{"a":${'['.repeat(90_000)}}`, '{"__proto__":{"a":1}}']) {
        const asWhole = body === '' ? '[]' : body;
        await refuses(call, asWhole);
      }
      const nested = `{"constructor":{"\\u005f_proto__":{}},${JSON.stringify(right).slice(1)}`;
      expect(await refuses(call, nested)).toBe(400);
      expect(await allRows(database)).toBe(before);
    });

    it('refuses other kinds of body, and bodies over the limit', async () => {
      const body = JSON.stringify(right);
      for (const type of [
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data',
        'text/html; charset=x',
      ]) {
        expect(await refuses(call, body, { 'content-type': type })).toBe(415);
      }
      expect(await refuses(call, { ...right, name: megabyte })).toBe(413);
      expect(await refuses(call, { ...right, x: 'x'.repeat(MAX_BODY_BYTES) })).toBe(413);
      expect(await allRows(database)).toBe(before);
    });

    it('[M6-7] refuses requests without a sign-in', async () => {
      for (const authorization of [
        '',
        'Bearer',
        'Bearer x',
        'Basic YTpi',
        'Bearer a.b.c',
        `Bearer ${'a'.repeat(5000)}`,
      ]) {
        expect(await refuses(call, right, { authorization })).toBe(401);
      }
      expect(await allRows(database)).toBe(before);
    });
  });

  it.each([
    'GET /api/products/%00',
    'GET /api/products/a%00b',
    'GET /api/products/allClients?link=marcas&categoria=%00',
    'GET /api/products/allClients?search=%00',
    'GET /api/products/all?search=a%01b',
    'GET /api/products/allClients?startAfterId=99999999999',
    'GET /api/products/allClients?limit=1e3',
    'GET /api/products?name=%00',
    'GET /api/products?page=1e3',
    'GET /api/products?pageSize=100000',
    'GET /api/products/id/99999999999',
    'GET /api/products/id/%31%00',
    'GET /api/products/id/1%20or%201',
    'GET /api/products/id/-1',
    'GET /api/brands?page=0',
    'GET /api/brands/id/x',
    'GET /api/categories?name=%00',
    'GET /api/categories/id/0',
    'GET /api/sales?pageSize=0',
    'GET /api/sales/id/1.0',
    'DELETE /api/products/x',
    'DELETE /api/sales/%E0%A4%A',
    'PUT /api/products/%E0%A4%A/field/price',
    `GET /api/products?name=${'%C3%A1'.repeat(201)}`,
    `GET /api/products/${'x'.repeat(401)}`,
  ])('%s is refused', async (call) => {
    await refuses(call, call.startsWith('PUT') ? { price: 1 } : undefined);
    expect(await allRows(database)).toBe(before);
  });

  it('takes SQL, markup and names of objects in texts for what they are', async () => {
    const texts = [
      "'; drop table products; --",
      '<img src=x onerror=alert(1)>',
      '__proto__',
      'constructor',
      '%s',
      '\\',
    ];
    for (const name of texts) {
      const { product } = await office.okBody('POST /api/products', { name, price: 1, description: name });
      expect(product).toMatchObject({ name, description: name });
      expect(await office.okBody(`GET /api/products?name=${encodeURIComponent(name)}`)).toMatchObject({
        totalResults: 1,
      });
      expect(await office.read(`/api/products/${encodeURIComponent(name)}`)).toMatchObject({ name });
    }
  });
});
