import { beforeAll, describe, expect, it } from 'vitest';
import { insertBrand } from '#data/brands-and-categories/brands.ts';
import { insertCategory, toggleCategory } from '#data/brands-and-categories/categories.ts';
import type { Database } from '#data/engine/database.ts';
import { changePrice, toggleProduct } from '#use-cases/catalogue/product-writes.ts';
import { openApi } from '../../../../test/api/open-api.ts';
import { eachDatabase } from '../../../../test/databases/each-database.ts';
import { productInserter } from '../../../../test/seeds/insert-product.ts';

type Named = { name: string };

eachDatabase((_kind, open) => {
  let database: Database;
  let api: Awaited<ReturnType<typeof openApi>>;
  const ids: Record<string, number> = {};

  const names = async (query: string) =>
    (await api.read(`/api/products/allClients${query}`)).data.map(({ name }: Named) => name);

  beforeAll(async () => {
    database = await open();
    api = await openApi(database);
    const brandId = idOf(await insertBrand(database, { name: 'Cóndor', link: 'condor', image: '' }));
    const proteins = idOf(await insertCategory(database, { name: 'Proteínas', link: 'proteinas', categoryTypeId: 1 }));
    const shakers = idOf(await insertCategory(database, { name: 'Shakers', link: 'shakers', categoryTypeId: 2 }));
    const put = productInserter(database);
    ids.whey = await put({
      name: 'Whey Protéin 100% 1 kg',
      price: 50_000_00,
      amount: 8,
      brandId,
      categoryId: proteins,
    });
    ids.omega = await put({ name: 'Omega-3', price: 30_000_00, amount: 20, discount: 5000 });
    ids.shaker = await put({
      name: 'Shaker',
      price: 12_345_50,
      categoryId: shakers,
      flavors: [
        { name: 'Negro', quantity: 2 },
        { name: 'Rojo', quantity: 0 },
      ],
    });
    ids.gone = await put({ name: 'Retirado', categoryId: proteins });
    ids.empty = await put({ name: 'Agotado', price: 9_000_00, amount: 0, discount: 1000 });
    await toggleProduct(database, { id: ids.gone, now: Date.now() });
  });

  describe('GET /api/products/all', () => {
    it('[M7-7] [M7-20] lists every active product with public fields only', async () => {
      const products = await api.read('/api/products/all');
      expect(products).toHaveLength(4);
      expect(products.find(({ id }: { id: number }) => id === ids.shaker)).toEqual({
        id: ids.shaker,
        name: 'Shaker',
        price: 12345.5,
        discount: 0,
        images: [],
        placeholders: [],
        amount: 2,
        flavors: [
          { name: 'Negro', quantity: 2 },
          { name: 'Rojo', quantity: 0 },
        ],
        description: '',
        idBrand: 1,
        idCategory: expect.any(Number),
        brand: 'Sin marca',
        category: 'Shakers',
        categoryType: 'Accesorios',
        creation_date: { _seconds: Date.UTC(2026, 0, 1) / 1000 + 3, _nanoseconds: 0 },
      });
    });

    it('[M7-8] takes digits that are the id of a category as that category', async () => {
      const [shaker] = await api.read('/api/products/all?search=Shaker');
      const related = await api.read(`/api/products/all?search=${shaker.idCategory}`);
      expect(related.map(({ name }: Named) => name)).toEqual(['Shaker']);
    });

    it.each(['limit=2', 'search=e&limit=2'])('has the first products with %s', async (query) => {
      const whole = await api.read(`/api/products/all?${query.replace('limit=2', '')}`);
      expect(whole.length).toBeGreaterThan(2);
      expect(await api.read(`/api/products/all?${query}`)).toEqual(whole.slice(0, 2));
    });

    it('refuses a limit that is none', async () => {
      const response = await api.get('/api/products/all?limit=0');
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ error: 'La cantidad de productos no es válida.' });
    });
  });

  describe('GET /api/products/byIds', () => {
    it('has the active products among some ids, each once, in their order', async () => {
      const found = await api.read(
        `/api/products/byIds?ids=${ids.shaker},${ids.gone},${ids.whey},999999,${ids.shaker}`,
      );
      expect(found.map(({ name }: Named) => name)).toEqual(['Shaker', 'Whey Protéin 100% 1 kg']);
    });

    it.each(['', '?ids=', '?ids=a', '?ids=1,', '?ids=1,,2', '?ids=1.5', `?ids=${'1,'.repeat(400)}1`])(
      'refuses %s',
      async (query) => {
        expect((await api.request(`/api/products/byIds${query}`)).status).toBe(400);
      },
    );
  });

  describe('filters of GET /api/products/allClients', () => {
    it.each([
      ['marca=condor', ['Whey Protéin 100% 1 kg']],
      ['marca=condor,nadie&categorias=proteinas', ['Whey Protéin 100% 1 kg']],
      ['marca=condor&categorias=shakers', []],
      ['categorias=shakers,proteinas', ['Shaker', 'Whey Protéin 100% 1 kg']],
      ['sabor=negro', ['Shaker']],
      ['sabor=rojo', []],
      ['precioMax=15000', ['Agotado', 'Omega-3', 'Shaker']],
      ['precioMin=15000&precioMax=15000', ['Omega-3']],
      ['precioMin=50001', []],
      ['enStock=1', ['Omega-3', 'Shaker', 'Whey Protéin 100% 1 kg']],
      ['oferta=1', ['Agotado', 'Omega-3']],
      ['oferta=1&enStock=1', ['Omega-3']],
      ['link=accesorios&enStock=1', ['Shaker']],
      ['search=wey&enStock=1', ['Whey Protéin 100% 1 kg']],
      ['precioMin=x&enStock=yes', ['Agotado', 'Omega-3', 'Shaker', 'Whey Protéin 100% 1 kg']],
    ])('?%s', async (query, found) => {
      expect(await names(`?sortOrder=nombre-asc&${query}`)).toEqual(found);
    });

    it('has pages, in every order', async () => {
      const all = await names('?enStock=1&sortOrder=precio-desc');
      expect(all).toEqual(['Whey Protéin 100% 1 kg', 'Omega-3', 'Shaker']);
      const first = await api.read('/api/products/allClients?enStock=1&sortOrder=precio-desc&limit=2');
      expect(first.hasMore).toBe(true);
      const rest = `?enStock=1&sortOrder=precio-desc&limit=2&startAfterId=${first.data.at(-1).id}`;
      expect([...first.data.map(({ name }: Named) => name), ...(await names(rest))]).toEqual(all);
    });

    it('counts each choice beside the others, and follows a change', async () => {
      const facets = async (query: string) => (await api.read(`/api/products/allClients?facets=1${query}`)).facets;
      const condor = { name: 'Cóndor', count: 1 };
      const all = await facets('');
      expect(all).toMatchObject({ total: 4, inStock: 3, onSale: 2, prices: { min: 8100, max: 50_000 } });
      expect(all.brand).toContainEqual(condor);
      expect(all.flavor).toEqual([{ name: 'Negro', count: 1 }]);
      expect(await facets('&marca=condor')).toMatchObject({
        total: 1,
        onSale: 0,
        category: [{ name: 'Proteínas', count: 1 }],
      });
      expect((await facets('&marca=condor')).brand, 'the axis itself is not narrowed').toEqual(all.brand);
      expect((await facets('&link=suplementos&categoria=proteinas')).total).toBe(1);
      expect((await facets('&link=marcas&categoria=condor')).brand).toEqual(all.brand);
      expect(await facets('&search=shaker&enStock=1')).toMatchObject({ total: 1 });
      await changePrice(database, { id: ids.empty ?? 0, change: { price: 8_000_00 }, now: Date.now() });
      expect((await facets('')).prices.min).toBe(7200);
      await changePrice(database, { id: ids.empty ?? 0, change: { price: 9_000_00 }, now: Date.now() });
    });
  });

  describe('GET /api/products/allClients', () => {
    it('[M7-11] [M2.2-3] answers {data, hasMore}, most stock first', async () => {
      expect(await api.read('/api/products/allClients?limit=2')).toMatchObject({ hasMore: true });
      expect(await names('')).toEqual(['Omega-3', 'Whey Protéin 100% 1 kg', 'Shaker', 'Agotado']);
    });

    it('[M2.1-11] finds by likeness and says so, and offers the nearest when it finds nothing', async () => {
      const similar = await api.read('/api/products/allClients?search=shakre');
      expect(similar).toMatchObject({
        data: [{ name: 'Shaker' }],
        hasMore: false,
        similar: true,
        searchedFor: 'shaker',
      });
      const none = await api.read('/api/products/allClients?search=shaker%20900');
      expect(none).toMatchObject({ data: [], hasMore: false, nearest: [{ name: 'Shaker' }] });
      expect(Object.keys(await api.read('/api/products/allClients?search=shaker'))).toEqual(['data', 'hasMore']);
    });

    it.each([
      ['[M2.2-4]', 'precio-asc', ['Agotado', 'Shaker', 'Omega-3', 'Whey Protéin 100% 1 kg']],
      ['[M2.2-5]', 'precio-desc', ['Whey Protéin 100% 1 kg', 'Omega-3', 'Shaker', 'Agotado']],
      ['[M2.2-6]', 'nombre-asc', ['Agotado', 'Omega-3', 'Shaker', 'Whey Protéin 100% 1 kg']],
      ['[M2.2-7]', 'nombre-desc', ['Whey Protéin 100% 1 kg', 'Shaker', 'Omega-3', 'Agotado']],
    ])('%s orders by %s, prices by what is paid', async (_row, order, expected) => {
      expect(await names(`?sortOrder=${order}`)).toEqual(expected);
    });

    it.each([
      ['?link=productos', 4],
      ['?link=marcas', 4],
      ['?link=marcas&categoria=condor', 1],
      ['?link=suplementos', 3],
      ['?link=suplementos&categoria=proteinas', 1],
      ['?link=accesorios', 1],
      ['?link=combos', 0],
      ['?link=promociones', 2],
      ['?link=suplementos&categoria=nada', 0],
      ['?link=marcas&categoria=nadie', 0],
      ['?link=rutinas', 0],
    ])('[M2.1-8] [M2.1-9] [M2.1-10] %s lists %i products', async (query, count) => {
      expect(await names(query)).toHaveLength(count);
    });

    it('[M7-10] goes on strictly after the product that the reader has', async () => {
      expect(await names(`?startAfterId=${ids.omega}&limit=2`)).toEqual(['Whey Protéin 100% 1 kg', 'Shaker']);
    });

    it('[M7-10] has nothing after a product that is not there', async () => {
      expect(await api.read('/api/products/allClients?startAfterId=999999')).toEqual({ data: [], hasMore: false });
    });

    it('[M2.1-11] [M7-10] finds text without regard to case, accents and surrounding spaces', async () => {
      expect(await names('?search=%20PROTEIN%20')).toEqual(['Whey Protéin 100% 1 kg']);
      expect(await names('?search=condor')).toEqual(['Whey Protéin 100% 1 kg']);
    });

    it('[M7-10] takes empty parameters for missing ones', async () => {
      const whole = await api.read('/api/products/allClients');
      const empty = '?search=&link=&categoria=&startAfterId=&limit=&sortOrder=';
      expect(await api.read(`/api/products/allClients${empty}`)).toEqual(whole);
      expect(await api.read('/api/products/all?search=&limit=')).toEqual(await api.read('/api/products/all'));
    });

    it('does not mind parameters that it does not know', async () => {
      expect(await names('?utm_source=x&__proto__=1')).toHaveLength(4);
    });

    it.each([
      ['limit=0', 'La cantidad de productos no es válida.'],
      ['limit=x', 'La cantidad de productos no es válida.'],
      ['limit=-1', 'La cantidad de productos no es válida.'],
      ['limit=501', 'La cantidad de productos no es válida: como máximo 500.'],
      ['startAfterId=x', 'El último producto no es válido.'],
      ['startAfterId=1.5', 'El último producto no es válido.'],
      [`search=${'a'.repeat(300)}`, 'La búsqueda no es válida: como máximo 100 caracteres.'],
    ])('refuses %s with a text in Spanish and the id of the request', async (query, error) => {
      const response = await api.get(`/api/products/allClients?${query}`);
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({ error, requestId: response.headers.get('x-request-id') });
    });
  });

  describe('GET /api/products/:name', () => {
    it.each([
      ['omega%203', 'Omega-3'],
      ['omega-3', 'Omega-3'],
      ['OMEGA3', 'Omega-3'],
      ['whey%20prot%C3%A9in%20100%25%201%20kg', 'Whey Protéin 100% 1 kg'],
      ['whey%20protein%20100%25%201%20kg', 'Whey Protéin 100% 1 kg'],
      ['wheyprot%C3%A9in100%251kg', 'Whey Protéin 100% 1 kg'],
    ])('[M7-12] reads «%s» as «%s»', async (segment, name) => {
      expect(await api.read(`/api/products/${segment}`)).toMatchObject({ name });
    });

    it.each(['nada', 'retirado', '%E0%A4%A', '%', '%2e%2e', encodeURIComponent('á'.repeat(200))])(
      '[M7-13] answers 404 with an error for «%s»',
      async (segment) => {
        const response = await api.get(`/api/products/${segment}`);
        expect(response.status).toBe(404);
        expect(await response.json()).toMatchObject({ error: expect.any(String) });
      },
    );
  });

  it('shows a changed price on the very next request', async () => {
    const before = await api.read('/api/products/omega-3');
    await changePrice(database, { id: before.id, change: { price: 99_00 }, now: Date.now() });
    expect(await api.read('/api/products/omega-3')).toMatchObject({ price: 99 });
  });

  it('[M7-5] lists categories of supplements as {name, link}, without the inactive ones, whose products stay', async () => {
    const put = productInserter(database);
    const id = idOf(await insertCategory(database, { name: 'Barras', link: 'barras', categoryTypeId: 1 }));
    await put({ name: 'Barra de cereal', categoryId: id });
    expect(await api.read('/api/categories/suplements')).toContainEqual({ name: 'Barras', link: 'barras' });
    await toggleCategory(database, { id, now: Date.now() });
    expect(await api.read('/api/categories/suplements')).not.toContainEqual({ name: 'Barras', link: 'barras' });
    expect(await names('?link=suplementos&categoria=barras')).toEqual(['Barra de cereal']);
  });

  it('[M7-6] lists brands as {name, link, image}', async () => {
    expect(await api.read('/api/brands/all')).toContainEqual({ name: 'Cóndor', link: 'condor', image: '' });
  });

  it('[M7-14] [M9-9] returns the shipping cost as value', async () => {
    expect(await api.read('/api/constants/shippingCost')).toEqual({ value: 0 });
  });

  it('answers 404 with an error where there is no call', async () => {
    const response = await api.get('/api/nada');
    expect([response.status, await response.json()]).toEqual([
      404,
      { error: expect.any(String), requestId: expect.any(String) },
    ]);
  });
});

function idOf(done: { ok: boolean; id?: number }): number {
  if (done.id === undefined) throw new Error(JSON.stringify(done));
  return done.id;
}
