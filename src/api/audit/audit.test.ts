import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#data/engine/database.ts';
import { productFields } from '#domain/catalogue/product-fields.ts';
import { type AdminApi, openAdminApi } from '../../../test/api/admin-api.ts';
import { CREDENTIALS } from '../../../test/api/open-api.ts';
import { eachDatabase } from '../../../test/databases/each-database.ts';
import { productInserter } from '../../../test/seeds/insert-product.ts';
import { insertImage } from '../../../test/seeds/uploaded-image.ts';

type Entry = Record<string, unknown> & { id: number; did: string; from: object | null; to: object | null };

eachDatabase((_kind, open) => {
  let database: Database;
  let office: AdminApi;
  let put: ReturnType<typeof productInserter>;

  beforeAll(async () => {
    database = await open();
    office = await openAdminApi(database);
    put = productInserter(database);
  });

  const list = async (query = ''): Promise<Entry[]> => (await office.okBody(`GET /api/audit${query}`)).entries;
  const newest = async (count = 1) => (await list()).slice(0, count);

  it('records each field of a product that changes, from what to what', async () => {
    const { id: brandId } = await office.okBody('POST /api/brands', { name: 'Star' });
    const { id: categoryId } = await office.okBody('POST /api/categories', { name: 'Proteínas', idCategoryType: 1 });
    const id = await put({ name: 'Whey', price: 1_000_00, amount: 3, discount: 0 });
    const change = {
      name: 'Whey 908 g',
      idCategory: categoryId,
      idBrand: brandId,
      price: 1500.5,
      discount: 10,
      priceUSD: 2,
      cost: 700,
      lowestStock: 3,
      flavors: [{ name: 'Vainilla', quantity: 4 }],
      description: 'De suero',
      images: [await insertImage(database, 'a')],
    };
    await office.okBody(`PUT /api/products/${id}`, change);
    const [entry] = await newest();
    expect(entry).toMatchObject({
      did: 'prices changed',
      who: 'Ana',
      how: 'form',
      entityId: id,
      name: 'Whey',
      from: { name: 'Whey', idBrand: 'Sin marca', price: 1000, discount: 0, priceUSD: 1, amount: 3, flavors: [] },
      to: { ...change, idBrand: 'Star', idCategory: 'Proteínas', amount: 4, finalPrice: 1350 },
      requestId: expect.any(String),
    });
    // A field that is added to the table is recorded by itself.
    const fields = Object.values(productFields).map(({ wire }) => wire);
    expect(Object.keys(entry?.to ?? {}).toSorted()).toEqual([...fields, 'finalPrice'].toSorted());
  });

  it('records what a deleted product was', async () => {
    const id = await put({ name: 'Borrada', price: 700_00, amount: 2 });
    await office.okBody(`DELETE /api/products/${id}`);
    expect(await newest()).toMatchObject([
      {
        did: 'product deleted',
        entityId: id,
        name: 'Borrada',
        from: { name: 'Borrada', price: 700, amount: 2 },
        to: null,
      },
    ]);
  });

  it('records sales without their client, and that the client changed', async () => {
    const idProduct = await put({ name: 'Creatina', price: 900_00, amount: 5 });
    const { id } = await office.okBody('POST /api/sales', { idProduct, quantity: 2, clientName: 'Carla Secreta' });
    await office.okBody('PUT /api/sales', { id, paid: true, clientName: 'Carla Muy Secreta' });
    await office.okBody(`DELETE /api/sales/${id}`);
    expect(await newest(3)).toMatchObject([
      { did: 'sale deleted', name: 'Creatina', from: { quantity: 2, total: 1800, paid: true } },
      { did: 'sale changed', from: { paid: false, clientName: null }, to: { paid: true, clientName: null } },
      { did: 'sale entered', to: { idProduct: 'Creatina', quantity: 2, total: 1800, paid: false } },
    ]);
    expect(JSON.stringify(await list())).not.toContain('Secreta');
  });

  it('records brands, categories and constants', async () => {
    const { id } = await office.okBody('POST /api/brands', { name: 'Ena' });
    await office.okBody('PUT /api/brands', { id, name: 'ENA Sport' });
    await office.okBody('PUT /api/brands/toggleStatus', { id });
    const constants = await office.okBody('GET /api/constants');
    const slogan = constants.find(({ name }: { name: string }) => name === 'slogan');
    await office.okBody('PUT /api/constants', { id: slogan.id, value: 'Más fuerte' });
    expect(await newest(4)).toMatchObject([
      { did: 'constant changed', name: slogan.nombre, from: { value: slogan.value }, to: { value: 'Más fuerte' } },
      { did: 'brand switched', name: 'ENA Sport', from: { active: true }, to: { active: false } },
      { did: 'brand changed', name: 'Ena', from: { name: 'Ena' }, to: { name: 'ENA Sport' } },
      { did: 'brand added', name: 'Ena', to: { name: 'Ena' } },
    ]);
  });

  it('agrees with the data: a refused or repeated write leaves no entry', async () => {
    const id = await put({ name: 'Con versión', price: 100_00 });
    const before = (await newest())[0]?.id;
    expect((await office.send(`PUT /api/products/${id}`, { body: { price: 5, expectedVersion: 99 } })).status).toBe(
      409,
    );
    expect((await office.send('POST /api/brands', { body: { name: 'x', link: 'sin-marca' } })).status).toBe(409);
    expect((await newest())[0]?.id).toBe(before);
    const sale = {
      body: { idProduct: await put({ name: 'Una', amount: 9 }), quantity: 1 },
      headers: { 'idempotency-key': 'k' },
    };
    expect([
      (await office.send('POST /api/sales', sale)).status,
      (await office.send('POST /api/sales', sale)).status,
    ]).toEqual([200, 200]);
    expect((await list('?what=sale')).filter(({ name }) => name === 'Una')).toHaveLength(1);
  });

  it('records sign-ins, sign-outs and refusals, of which an attack cannot fill it', async () => {
    const { cookie } = await office.signIn();
    await office.post('/api/auth/sign-out', {}, { cookie });
    await office.post('/api/auth/sign-out', {}, { cookie });
    const [out, inside] = await list('?what=access');
    expect([out?.did, out?.who, inside?.did, inside?.who]).toEqual(['signed out', 'Ana', 'signed in', 'Ana']);
    expect((await list('?what=access')).filter(({ did }) => did === 'signed out')).toHaveLength(1);
    const from = (index: number) => ({ 'x-forwarded-for': `203.0.113.${index}` });
    for (let index = 0; index < 70; index += 1)
      await office.post('/api/auth/sign-in/email', { ...CREDENTIALS, password: 'no es esta' }, from(index));
    const refusals = await database.query
      .selectFrom('audit_entries')
      .select('did')
      .where('entity', '=', 'refusal')
      .execute();
    expect(refusals).toHaveLength(60);
    expect(new Set(refusals.map(({ did }) => did))).toEqual(new Set(['sign-in refused', 'too many sign-ins']));
    expect(JSON.stringify(await list())).not.toMatch(/ana@example|203\.0|clave|no es esta/);
  });

  it('records what another site tried with the cookie', async () => {
    await office.request('/api/auth/sign-out', { method: 'POST', headers: { origin: 'https://evil.example' } });
    expect(await newest()).toMatchObject([{ did: 'foreign origin', who: null, to: { path: '/api/auth/sign-out' } }]);
  });

  describe('the list', () => {
    beforeAll(async () => {
      const day = (date: number) => Date.UTC(2026, 5, date, 15);
      const rows = Array.from({ length: 120 }, (_, index) => ({
        at: day(1 + (index % 20)),
        administrator_id: index % 3 === 0 ? 'bea' : 'carla',
        administrator: index % 3 === 0 ? 'Bea' : 'Carla',
        did: 'brand changed',
        entity: 'brand',
        entity_id: 7,
        request_id: `request ${index}`,
        detail: index % 10 === 9 ? 1 : 0,
      }));
      await database.query.insertInto('audit_entries').values(rows).execute();
    });

    it('is read page by page, each entry once, newest first', async () => {
      const seen: { id: number; at: number }[] = [];
      for (let next: string | null = ''; next !== null; ) {
        const page = await office.okBody(`GET /api/audit?until=2026-06-30&after=${next}`);
        seen.push(
          ...page.entries.map(({ id, date }: { id: number; date: { _seconds: number } }) => ({
            id,
            at: date._seconds,
          })),
        );
        expect(page.entries.length).toBeLessThanOrEqual(50);
        next = page.next;
      }
      expect(seen).toHaveLength(108);
      expect(new Set(seen.map(({ id }) => id)).size).toBe(108);
      expect(seen).toEqual(seen.toSorted((a, b) => b.at - a.at || b.id - a.id));
    });

    it('is filtered by who, what, day and request', async () => {
      expect(await list('?who=bea')).toHaveLength(36);
      expect(await list('?who=bea&what=sale')).toHaveLength(0);
      expect(await list('?who=bea&from=2026-06-01&until=2026-06-01')).toHaveLength(2);
      expect(await list('?what=brand&from=2026-06-01&until=2026-06-01')).toHaveLength(6);
      expect(await list('?request=request%209')).toHaveLength(1);
      expect((await office.okBody('GET /api/audit')).authors.map(({ name }: { name: string }) => name)).toEqual([
        'Ana',
        'Bea',
        'Carla',
      ]);
    });

    it.each(['from=ayer', 'until=2026-02-31', 'what=todo', 'after=x'])('refuses %s', async (query) => {
      expect((await office.send(`GET /api/audit?${query}`)).status).toBe(400);
    });
  });
});
