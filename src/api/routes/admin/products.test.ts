import { beforeAll, describe, expect, it } from 'vitest';
import { insertBrand } from '#data/brands-and-categories/brands.ts';
import type { Database } from '#data/engine/database.ts';
import { type AdminApi, openAdminApi } from '../../../../test/api/admin-api.ts';
import { eachDatabase } from '../../../../test/databases/each-database.ts';
import { insertedId } from '../../../../test/seeds/product-draft.ts';
import { insertImage } from '../../../../test/seeds/uploaded-image.ts';

const date = { _seconds: expect.any(Number), _nanoseconds: expect.any(Number) };

eachDatabase((_kind, open) => {
  let database: Database;
  let office: AdminApi;
  let brand: number;
  let image: string;

  beforeAll(async () => {
    database = await open();
    office = await openAdminApi(database);
    image = await insertImage(database, 'a');
    brand = insertedId(await insertBrand(database, { name: 'Cóndor', link: '', image: '' }));
  });

  const add = async (product: object): Promise<number> => (await office.okBody('POST /api/products', product)).id;
  const read = (id: number) => office.okBody(`GET /api/products/id/${id}`);

  describe('POST /api/products', () => {
    it('[M7-22] [M3-1] [M3-2] [M3-3] [M7-19] [M3-29] adds a product that its id reads whole', async () => {
      const { id, product } = await office.okBody('POST /api/products', {
        name: ' Whey Protéin ',
        price: '12.345,50',
        discount: '12,5',
        priceUSD: '10.5',
        flavors: [
          { name: 'Dulce de Leche', quantity: 3 },
          { name: 'Limón', quantity: '2' },
        ],
        images: [image],
        description: 'Una línea\nY otra',
        idBrand: String(brand),
        idCategory: 1,
      });
      expect(product).toEqual({
        id,
        name: 'Whey Protéin',
        price: 12345.5,
        discount: 12.5,
        priceUSD: 10.5,
        cost: null,
        lowestStock: null,
        dollarPrice: 10.5,
        priceWithDiscount: 10802,
        images: [image],
        placeholders: [null],
        amount: 5,
        flavors: [
          { name: 'Dulce de Leche', quantity: 3 },
          { name: 'Limón', quantity: 2 },
        ],
        description: 'Una línea\nY otra',
        idBrand: brand,
        idCategory: 1,
        brand: 'Cóndor',
        category: 'Sin categoría',
        categoryType: 'Suplementos',
        creation_date: date,
        modification_date: date,
        priceDate: date,
        deactivationDate: null,
        version: 1,
      });
      expect(await read(id)).toEqual(product);
    });

    it('[M3-5] [M3-10] has defaults for what is not said', async () => {
      expect(await read(await add({ name: 'Mínimo', price: 100 }))).toMatchObject({
        discount: 0,
        amount: 0,
        flavors: [],
        images: [],
        description: '',
        idBrand: 1,
        idCategory: 1,
        priceUSD: null,
      });
    });

    it('[M3-9] [M7-22] takes no notice of what the server knows better', async () => {
      const id = await add({
        name: 'Derivado',
        price: 100,
        discount: 50,
        finalPrice: 1,
        priceWithDiscount: 1,
        discountedPrice: 1,
        brand: 'Otra',
        category: 'Otra',
        creation_date: { _seconds: 0, _nanoseconds: 0 },
        modification_date: null,
        deactivationDate: { _seconds: 0, _nanoseconds: 0 },
        version: 77,
        id: 4_000,
      });
      const product = await read(id);
      expect(product).toMatchObject({ priceWithDiscount: 50, brand: 'Sin marca', deactivationDate: null, version: 1 });
      expect(product.id).not.toBe(4_000);
      expect(product.creation_date._seconds).toBeGreaterThan(1_000_000_000);
    });

    it('stores names without invisible characters', async () => {
      const flavors = [{ name: 'U\u200bva\u3164', quantity: 1 }];
      const id = await add({ name: '\u202eNombre\u2028 ví\u00adsible', price: 1, flavors });
      expect(await read(id)).toMatchObject({ name: 'Nombre vísible', flavors: [{ name: 'Uva', quantity: 1 }] });
      const { product } = await office.okBody(`PUT /api/products/${id}`, { name: 'Otro\u2060 nombre' });
      expect(product).toMatchObject({ name: 'Otro nombre' });
    });

    it.each([
      ['1.234', 1234],
      ['1,234', 1234],
      ['1,234.5', 1234.5],
      ['$ 1.234,56', 1234.56],
      ['12.5', 12.5],
      [0, 0],
    ])('[M3-4] reads the price %j as %d', async (price, pesos) => {
      expect(await read(await add({ name: `Precio ${price}`, price }))).toMatchObject({ price: pesos });
    });

    it.each([
      [{ price: 1 }, 400, 'name', 'Falta el nombre.'],
      [{ name: '  ', price: 1 }, 400, 'name', 'Falta el nombre.'],
      [{ name: '\u200b\u200d', price: 1 }, 400, 'name', 'El nombre no es válido.'],
      [{ name: 'x'.repeat(61), price: 1 }, 400, 'name', 'El nombre no es válido: como máximo 60 caracteres.'],
      [{ name: 'Sin precio' }, 400, 'price', 'Falta el precio.'],
      [{ name: 'Mal', price: '1.2.3' }, 400, 'price', 'El precio no es válido.'],
      [{ name: 'Mal', price: -1 }, 400, 'price', 'El precio no es válido.'],
      [{ name: 'Mal', price: 1e15 }, 400, 'price', 'El precio no es válido.'],
      [{ name: 'Mal', price: 1, discount: 101 }, 400, 'discount', 'El descuento no es válido.'],
      [{ name: 'Mal', price: 1, amount: 1.5 }, 400, 'amount', 'La cantidad no es válida.'],
      [{ name: 'Mal', price: 1, amount: -1 }, 400, 'amount', 'La cantidad no es válida.'],
      [{ name: 'Mal', price: 1, idBrand: 0 }, 400, 'idBrand', 'La marca no es válida.'],
      [{ name: 'Mal', price: 1, images: ['javascript:alert(1)'] }, 400, 'images', 'La lista de imágenes no es válida.'],
      [
        { name: 'Mal', price: 1, flavors: [{ name: 'Cookies & Cream', quantity: 1 }] },
        400,
        'flavors',
        'Solamente se permiten letras.',
      ],
      [
        { name: 'Mal', price: 1, flavors: [{ name: 'u'.repeat(31), quantity: 1 }] },
        400,
        'flavors',
        'Como máximo 30 caracteres.',
      ],
      [
        {
          name: 'Mal',
          price: 1,
          flavors: [
            { name: 'Uva', quantity: 1 },
            { name: 'UVA', quantity: 1 },
          ],
        },
        400,
        'flavors',
        'Hay un sabor o color repetido.',
      ],
      [{ name: 'all-Clients', price: 1 }, 400, 'name', 'Ese nombre no se puede usar.'],
      [{ name: 'Whey\u00ad Pro\u200btéin', price: 1 }, 409, 'name', 'Ya hay un producto con ese nombre.'],
      [{ name: 'whey-PROTÉIN', price: 1 }, 409, 'name', 'Ya hay un producto con ese nombre.'],
    ])('[M5-23] [M5-26] [M5-31] refuses %j', async (product, status, field, text) => {
      const before = await office.okBody('GET /api/products');
      expect(await office.failure('POST /api/products', product)).toEqual({
        status,
        error: text,
        fields: { [field]: text },
      });
      expect((await office.okBody('GET /api/products')).totalResults).toBe(before.totalResults);
    });

    it('refuses a brand that is not there', async () => {
      const product = { name: 'Huérfano', price: 1, idBrand: 4_000 };
      expect(await office.failure('POST /api/products', product)).toMatchObject({ status: 400 });
    });
  });

  describe('PUT /api/products/:id', () => {
    it('[M7-23] changes what is said and leaves the rest', async () => {
      const id = await add({ name: 'Creatina', price: 100, amount: 4, description: 'Fina', dollarPrice: 3 });
      const { product } = await office.okBody(`PUT /api/products/${id}`, { name: 'Creatina 300 g', discount: 10 });
      expect(product).toMatchObject({ name: 'Creatina 300 g', price: 100, discount: 10, priceWithDiscount: 90 });
      expect(product).toMatchObject({ amount: 4, description: 'Fina', dollarPrice: 3, version: 2 });
      expect(await office.read('/api/products/creatina300g')).toMatchObject({ name: 'Creatina 300 g' });
    });

    it('[M7-23] takes back the very product that it gave', async () => {
      const id = await add({ name: 'Ida y vuelta', price: '1.234,5', flavors: [{ name: 'Uva', quantity: 2 }] });
      const product = await read(id);
      const { product: after } = await office.okBody(`PUT /api/products/${id}`, product);
      expect(after).toEqual({ ...product, version: 2, modification_date: after.modification_date });
    });

    it('[M4-40] makes the amount the sum of the flavors, and takes the amount when there are none', async () => {
      const id = await add({ name: 'Sumas', price: 1, amount: 9, flavors: [{ name: 'Uva', quantity: 2 }] });
      expect(await read(id)).toMatchObject({ amount: 2 });
      expect(await office.okBody(`PUT /api/products/${id}`, { flavors: [], amount: 7 })).toMatchObject({
        product: { amount: 7, flavors: [] },
      });
    });

    it('accepts existing flavor names that break the rule, but no new ones', async () => {
      const id = await add({ name: 'Viejo', price: 1, flavors: [{ name: 'Uva', quantity: 1 }] });
      await database.query
        .updateTable('flavors')
        .set({ name: 'Mix 2', name_key: 'mix 2' })
        .where('product_id', '=', id)
        .execute();
      const flavors = [{ name: 'Mix 2', quantity: 5 }];
      expect(await office.okBody(`PUT /api/products/${id}`, { flavors })).toMatchObject({ product: { amount: 5 } });
      const more = { flavors: [...flavors, { name: 'Mix 3', quantity: 1 }] };
      expect(await office.failure(`PUT /api/products/${id}`, more)).toMatchObject({
        status: 400,
        fields: { flavors: 'Solamente se permiten letras.' },
      });
      const long = { flavors: [...flavors, { name: 'u'.repeat(31), quantity: 1 }] };
      expect(await office.failure(`PUT /api/products/${id}`, long)).toMatchObject({
        status: 400,
        fields: { flavors: 'Como máximo 30 caracteres.' },
      });
      expect(await read(id)).toMatchObject({ amount: 5 });
    });

    it('refuses a write with an old version, and returns the current product', async () => {
      const id = await add({ name: 'Disputado', price: 1, amount: 3 });
      const { version } = await read(id);
      await office.okBody('POST /api/sales', { idProduct: id, quantity: 1 });
      const answer = await office.send(`PUT /api/products/${id}`, { body: { amount: 3, price: 2, version } });
      expect(answer).toMatchObject({
        status: 409,
        body: { current: { id, amount: 2, price: 1, version: version + 1 } },
      });
      expect(await read(id)).toMatchObject({ amount: 2, price: 1 });
      await office.okBody(`PUT /api/products/${id}`, { price: 2, version: version + 1 });
      // Without a version the last one wins, as the spec has it.
      expect(await office.okBody(`PUT /api/products/${id}`, { amount: 3 })).toMatchObject({ product: { amount: 3 } });
    });

    it('refuses ids that are not there, are no ids, or contradict each other', async () => {
      const id = await add({ name: 'Contradicho', price: 1 });
      expect(await office.failure('PUT /api/products/4000', { price: 1 })).toMatchObject({ status: 404 });
      expect(await office.failure('PUT /api/products/x', { price: 1 })).toMatchObject({ error: 'El id no es válido.' });
      expect(await office.failure(`PUT /api/products/${id}`, { id: id + 1, price: 9 })).toMatchObject({ status: 400 });
      expect(await read(id)).toMatchObject({ price: 1 });
    });
  });

  describe('PUT /api/products/toggleStatus', () => {
    it('[M7-25] [M4-36] [M3-3] deactivates a product and brings it back, wherever the id is given', async () => {
      const id = await add({ name: 'Intermitente', price: 1 });
      const requests = [
        office.okBody('PUT /api/products/toggleStatus', { id }),
        office.okBody(`PUT /api/products/toggleStatus?id=${id}`),
        office.okBody(`PUT /api/products/toggleStatus/${id}`),
        office.okBody(`PUT /api/products/toggleStatus?id=${id}`, ' '),
      ];
      const dates = [];
      for (const each of requests) dates.push((await each).product.deactivationDate);
      expect(dates.filter((each) => each === null)).toHaveLength(2);
      await office.okBody('PUT /api/products/toggleStatus', { id: String(id) });
      expect(await read(id)).toMatchObject({ deactivationDate: date });
      expect((await office.get('/api/products/intermitente')).status).toBe(404);
    });

    it('[M2.8-12] [M4-36] makes a product what `active` says, and changes nothing where it is so', async () => {
      const id = await add({ name: 'Decidido', price: 1 });
      const make = async (active: boolean | string) =>
        (await office.okBody('PUT /api/products/toggleStatus', { id, active })).product;
      expect(await make(true)).toMatchObject({ deactivationDate: null, version: 1 });
      office.logged.length = 0;
      const off = await make(false);
      expect(off).toMatchObject({ deactivationDate: date, version: 2 });
      expect(await make(false)).toEqual(off);
      expect(await make('N')).toEqual(off);
      expect(await read(id)).toEqual(off);
      expect(office.logged.filter(({ msg }) => msg === 'changed')).toHaveLength(1);
      expect(await make(true)).toMatchObject({ deactivationDate: null, version: 3 });
    });

    it('makes a product inactive once when it is asked twice at the same time', async () => {
      const id = await add({ name: 'Doble', price: 1 });
      const twice = [1, 2].map(() => office.okBody('PUT /api/products/toggleStatus', { id, active: false }));
      const [first, second] = await Promise.all(twice);
      expect(second).toEqual(first);
      expect(await read(id)).toMatchObject({ deactivationDate: date, version: 2 });
    });

    it.each(['expectedVersion', 'version'])('refuses an old %s with what the product is now', async (name) => {
      const id = await add({ name: `Vieja por ${name}`, price: 1 });
      await office.okBody('PUT /api/products/toggleStatus', { id, [name]: 1 });
      const late = await office.send('PUT /api/products/toggleStatus', { body: { id, [name]: 1 } });
      expect(late).toMatchObject({ status: 409, body: { current: { id, version: 2, deactivationDate: date } } });
      expect(await read(id)).toMatchObject({ version: 2, deactivationDate: date });
    });

    it('refuses without an id, and an unknown one', async () => {
      expect(await office.failure('PUT /api/products/toggleStatus', { id: 4000, active: true })).toMatchObject({
        status: 404,
      });
      expect(await office.failure('PUT /api/products/toggleStatus', {})).toMatchObject({
        status: 400,
        error: 'Falta el id.',
      });
      expect(await office.failure('PUT /api/products/toggleStatus', { id: 4000 })).toMatchObject({ status: 404 });
    });
  });

  describe('DELETE /api/products/:id', () => {
    it('[M7-27] deletes a product, once', async () => {
      const id = await add({ name: 'Efímero', price: 1 });
      expect(await office.okBody(`DELETE /api/products/${id}`)).toEqual({ id });
      expect(await office.failure(`DELETE /api/products/${id}`)).toMatchObject({
        status: 404,
        error: 'No encontramos ese producto.',
      });
      expect(await office.failure(`GET /api/products/id/${id}`)).toMatchObject({ status: 404 });
    });
  });
});
