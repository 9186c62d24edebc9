import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#data/engine/database.ts';
import { type AdminApi, openAdminApi } from '../../../../test/api/admin-api.ts';
import { eachDatabase } from '../../../../test/databases/each-database.ts';
import { productInserter } from '../../../../test/seeds/insert-product.ts';
import { insertImage } from '../../../../test/seeds/uploaded-image.ts';

const FOREIGN = 'https://cdn.example.com/foto.jpg';
const UNKNOWN = `/images/${'0'.repeat(32)}.webp`;
const error = expect.stringMatching(/^Las imágenes tienen que estar subidas a esta tienda/);

eachDatabase((_kind, open) => {
  let database: Database;
  let office: AdminApi;
  let put: ReturnType<typeof productInserter>;
  let uploaded: string;

  beforeAll(async () => {
    database = await open();
    office = await openAdminApi(database);
    put = productInserter(database);
    uploaded = await insertImage(database, 'a');
  });

  /** A product whose image was stored before only uploaded ones were accepted. */
  const legacyProduct = (name: string) => put({ name, images: [{ url: FOREIGN, thumbhash: null }] });

  describe('the images of a product', () => {
    it.each([FOREIGN, UNKNOWN, `https://evil.example${UNKNOWN}`])('cannot be %s', async (url) => {
      const refused = { status: 400, error, fields: { images: error } };
      const images = [uploaded, url];
      expect(await office.failure('POST /api/products', { name: 'Nueva', price: 1, images })).toMatchObject(refused);
      const id = await put({ name: `Otra ${url}`.slice(0, 60) });
      expect(await office.failure(`PUT /api/products/${id}`, { images })).toMatchObject(refused);
      expect((await office.okBody(`GET /api/products/id/${id}`)).images).toEqual([]);
    });

    it('stay when a client sends the whole product back, or orders and removes them', async () => {
      const id = await legacyProduct('De antes');
      const product = await office.okBody(`GET /api/products/id/${id}`);
      await office.okBody(`PUT /api/products/${id}`, { ...product, name: 'De ahora' });
      const changed = await office.okBody(`PUT /api/products/${id}`, { images: [uploaded, FOREIGN] });
      expect(changed.product.images).toEqual([uploaded, FOREIGN]);
      expect((await office.okBody(`PUT /api/products/${id}`, { images: [] })).product.images).toEqual([]);
      expect((await office.failure(`PUT /api/products/${id}`, { images: [FOREIGN] })).status).toBe(400);
    });

    it('may be those of another product whose upload was not recorded', async () => {
      const url = `/images/${'d'.repeat(32)}.webp`;
      await put({ name: 'De muestra', images: [{ url, thumbhash: null }] });
      const { product } = await office.okBody('POST /api/products', { name: 'Copia', price: 1, images: [url] });
      expect(product.images).toEqual([url]);
    });
  });

  describe('the image of a brand', () => {
    it.each([FOREIGN, UNKNOWN])('cannot be %s', async (image) => {
      const refused = { status: 400, error, fields: { image: error } };
      expect(await office.failure('POST /api/brands', { name: 'Nueva', image })).toMatchObject(refused);
      expect(await office.failure('PUT /api/brands', { id: 1, image: [image] })).toMatchObject(refused);
    });

    it('stays when a client sends the whole brand back', async () => {
      const { id } = await office.okBody('POST /api/brands', { name: 'Con logo', image: uploaded });
      await database.query.updateTable('brands').set({ image: FOREIGN }).where('id', '=', id).execute();
      const brand = await office.okBody(`GET /api/brands/id/${id}`);
      const changed = await office.okBody('PUT /api/brands', { ...brand, name: 'Con otro nombre' });
      expect(changed.brand).toMatchObject({ name: 'Con otro nombre', image: FOREIGN });
    });
  });
});
