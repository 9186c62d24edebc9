import { describe, expect, it } from 'vitest';
import { createShopClient } from '../shop/shop-client.ts';
import { validatingFetch } from './validating-fetch.ts';

const product = {
  id: 1,
  name: 'Whey',
  price: 10,
  discount: 0,
  images: [],
  placeholders: [],
  amount: 3,
  flavors: [],
  description: '',
  idBrand: 1,
  idCategory: 1,
  brand: 'Cóndor',
  category: 'Proteínas',
  categoryType: 'Suplementos',
  creation_date: { _seconds: 1, _nanoseconds: 0 },
};

const answering = (body: unknown, status = 200) => validatingFetch(async () => Response.json(body, { status }));

describe('a client whose responses are validated', () => {
  it('returns what matches the schema', async () => {
    const client = createShopClient({ fetch: answering(product), log: () => {} });
    expect(await client.product('whey')).toMatchObject({ id: 1, price: 10_00 });
  });

  it('fails with the call and the field of a response that does not match', async () => {
    const logged: unknown[] = [];
    const fetch = answering({ data: [product, { ...product, price: '10' }], hasMore: false });
    const client = createShopClient({ fetch, log: (_message, cause) => logged.push(cause) });
    const error = await client.list({ link: 'productos' }).catch((cause) => cause);
    expect(error.cause.message).toMatch(
      /^GET \/api\/products\/allClients\?link=productos was answered with another body/,
    );
    expect(error.cause.message).toContain('data[1].price');
    expect(logged).toEqual([error]);
  });
});

describe('a fetch that validates', () => {
  it.each([
    ['/api/products/id/7', 'GET', product],
    ['/api/products/7', 'PUT', { id: 7 }],
    ['/api/products/prices?x=1', 'GET', [product]],
    ['http://localhost:3000/api/constants', 'GET', [{ id: 1 }]],
  ])('refuses the body of another call from %s', async (path, method, body) => {
    await expect(answering(body)(path, { method })).rejects.toThrow(`${method} ${path} was answered with another body`);
  });

  it('refuses a call without a schema', async () => {
    await expect(answering({})('/api/nada')).rejects.toThrow('GET /api/nada has no schema');
  });

  it('passes failures and the body of a success on', async () => {
    expect((await answering({ error: 'no' }, 404)('/api/nada')).status).toBe(404);
    expect(await (await answering({ value: 5 })('/api/constants/shippingCost')).json()).toEqual({ value: 5 });
  });
});
