import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Database } from '#data/engine/database.ts';
import { openApi } from '../test/api/open-api.ts';
import { productInserter } from '../test/seeds/insert-product.ts';

const names =
  'id name price priceUSD dollarPrice discount amount flavors images description idBrand idCategory version link image ' +
  'idCategoryType idProduct variant quantity clientName paymentMethod shippingMethod paid value constant active page ' +
  'pageSize search categoria limit startAfterId sortOrder email password message template_params';

const nasty = fc.constantFrom(
  ...[
    '',
    ' ',
    '0',
    '1',
    '-1',
    '1.5',
    '1e9',
    '2147483648',
    '9'.repeat(30),
    'NaN',
    '1.234,5',
    'S',
    'all',
    'prices',
    '%',
    '%00',
  ],
  ...[
    '\u0000',
    '\ud800',
    'ﷺ'.repeat(200),
    '\u202e',
    "' or '1'='1",
    '__proto__',
    'constructor',
    '../..',
    '<script>',
    '🍫',
    'ı',
  ],
);
const text = fc.oneof(nasty, fc.string({ unit: 'binary', maxLength: 80 }), fc.string({ maxLength: 20 }));
const number = fc.oneof(fc.integer({ min: -2, max: 5 }), fc.double(), fc.maxSafeInteger());
const value = fc.oneof({ weight: 4, arbitrary: text }, { weight: 4, arbitrary: number }, fc.jsonValue({ maxDepth: 4 }));
const name = fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...names.split(' ')) }, text);
const object = fc.dictionary(name, value, { maxKeys: 6 });
const flavor = fc.record({ name: text, quantity: number });
const json = fc
  .tuple(object, fc.option(fc.array(fc.oneof(flavor, value), { maxLength: 3 })), fc.boolean())
  .map(([fields, flavors, whole]) => ({
    ...(whole && { name: 'X', price: 1 }),
    ...fields,
    ...(flavors && { flavors }),
  }));
const body = fc.oneof({ weight: 8, arbitrary: json.map((fields) => JSON.stringify(fields)) }, fc.json(), text);
const type = fc.oneof(
  { weight: 9, arbitrary: fc.constant('application/json') },
  fc.constantFrom('', 'text/plain', 'application/json; charset=x', 'multipart/form-data; boundary=x', 'a/b;;', '{}'),
);
const segment = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 0, max: 5 }).map(String) },
  fc.constantFrom('%', '%00', '%E0%A4%A', '%2e%2e', '%2F', 'price', 'priceUSD', 'discount'),
  text.map((part) => encodeURIComponent(part.toWellFormed())),
);
const query = fc.dictionary(name, text, { maxKeys: 4 });
const key = fc.option(fc.constantFrom('k1', 'k2', 'con espacio', 'x'.repeat(201)), { freq: 4 });

type Description = { paths: Record<string, Record<string, unknown>> };

type Api = Awaited<ReturnType<typeof openApi>>;

/**
 * Sends random requests to every endpoint, with an administrator's token where one is required. Every response must be a
 * success or a failure in our format. Returns how many responses had each status.
 */
export async function sendGarbage(database: Database, requests: number): Promise<Map<number, number>> {
  const api = await openUnguarded(database);
  const { paths }: Description = await api.read('/api/openapi.json');
  const inApi = Object.entries(paths).filter(([path]) => path.startsWith('/api/'));
  const calls = inApi.flatMap(([path, item]) => Object.keys(item).map((method) => ({ method, path })));
  const statuses = new Map<number, number>();

  const request = fc.record({ call: fc.nat(), segment, query, body, type, key, signedIn: fc.boolean() });
  const property = fc.asyncProperty(request, async (input) => {
    const { method, path } = calls[input.call % calls.length] ?? { method: 'get', path: '/' };
    const search = new URLSearchParams(Object.entries(input.query).map(([each, of]) => [each, of.toWellFormed()]));
    const headers = new Headers({ 'content-type': input.type });
    if (input.key !== null) headers.set('idempotency-key', input.key);
    if (input.signedIn || method !== 'get') headers.set('authorization', 'Bearer x');
    const response = await api.request(`${path.replace(/\{\w+\}/g, () => input.segment)}?${search}`, {
      method: method.toUpperCase(),
      headers,
      ...(method === 'get' ? {} : { body: input.body }),
    });
    const { status } = response;
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status === 200) return;
    assert.ok(status >= 400 && status < 500, `answered ${status}`);
    const { error, requestId } = await response.json();
    assert.ok(typeof error === 'string' && typeof requestId === 'string');
  });
  await fc.assert(property, { numRuns: requests });
  return statuses;
}

/** An API that accepts every token, so that the requests reach the handlers. */
async function openUnguarded(database: Database): Promise<Api> {
  const { identity } = await openApi(database);
  const ana = { id: 'ana', email: 'ana@example.com', displayName: 'Ana' };
  const api = await openApi(database, { identity: { handle: identity.handle, verify: async () => ana } });
  const insert = productInserter(database);
  for (const each of ['Uno', 'Dos', 'Tres']) await insert({ name: each, flavors: [{ name: 'Uva', quantity: 1000 }] });
  return api;
}
