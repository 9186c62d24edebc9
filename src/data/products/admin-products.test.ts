import { beforeAll, describe, expect, it } from 'vitest';
import { insertBrand } from '#data/brands-and-categories/brands.ts';
import { PRODUCT_COLUMNS, type ProductColumn } from '#domain/listing/sort-order.ts';
import { updateProduct } from '#use-cases/catalogue/product-writes.ts';
import { eachDatabase } from '../../../test/databases/each-database.ts';
import { productInserter } from '../../../test/seeds/insert-product.ts';
import type { Database } from '../engine/database.ts';
import { listAdminProducts } from './admin-products.ts';

eachDatabase((_kind, open) => {
  let database: Database;

  beforeAll(async () => {
    database = await open();
    const put = productInserter(database);
    const brandId = async (name: string) => {
      const result = await insertBrand(database, { name, link: name.toLowerCase(), image: '' });
      return result.ok ? result.id : 0;
    };
    const [zeta, nandu] = [await brandId('Zeta'), await brandId('Ñandú')];
    await put({ name: 'Óleo', price: 300, discount: 10_00, amount: 2, brandId: zeta });
    await put({ name: 'barra 12 g', price: 100, amount: 7, brandId: zeta });
    await put({ name: 'Ábaco', price: 900, amount: 0, brandId: nandu });
    const late = await put({ name: 'Creatina', price: 300, discount: 50_00, amount: 5, brandId: nandu });
    await updateProduct(database, { id: late, change: { amount: 6 }, now: Date.UTC(2026, 10, 22, 2) });
  });

  const ids = async (request: Parameters<typeof listAdminProducts>[1]) =>
    (await listAdminProducts(database, request)).products.map(({ id }) => id);

  it.each<[ProductColumn, number[], number[]]>([
    ['name', [3, 2, 4, 1], [1, 4, 2, 3]],
    ['brand', [3, 4, 2, 1], [2, 1, 3, 4]],
    ['category', [3, 2, 4, 1], [3, 2, 4, 1]],
    ['price', [2, 4, 1, 3], [3, 4, 1, 2]],
    ['discount', [3, 2, 1, 4], [4, 1, 3, 2]],
    ['amount', [3, 1, 4, 2], [2, 4, 1, 3]],
    ['modified', [1, 2, 3, 4], [4, 3, 2, 1]],
  ])('[M2.8-8] sorts all products by %s, equal ones by name', async (by, rising, falling) => {
    expect(await ids({ order: { by, desc: false } })).toEqual(rising);
    expect(await ids({ order: { by, desc: true } })).toEqual(falling);
    expect(await ids({ order: { by, desc: false }, page: 2, pageSize: 3 })).toEqual(rising.slice(3));
  });

  describe('[M2.8-10] the quick search', () => {
    it.each([
      ['', [3, 2, 4, 1]],
      ['  ', [3, 2, 4, 1]],
      ['NANDU', [3, 4]],
      ['zeta óleo', [1]],
      ['óleo ñandú', []],
      ['12g', [2]],
      ['12 barra', [2]],
      ['21/11/2026', [4]],
      ['1/2026', [4]],
      ['1/2026 creatina', [4]],
      ['22/11/2026', []],
      ['31/12/2025', [3, 2, 1]],
      ['%', []],
      ['_', []],
    ])('for %j finds words in names, brands and the date', async (text, expected) => {
      const { products, totalResults } = await listAdminProducts(database, { text });
      expect(products.map(({ id }) => id)).toEqual(expected);
      expect(totalResults).toBe(expected.length);
    });

    it('is sorted and paged in every order', async () => {
      for (const by of PRODUCT_COLUMNS) {
        const search = { text: 'zeta', order: { by, desc: false }, pageSize: 1 };
        const found = [
          ...(await ids(search)),
          ...(await ids({ ...search, page: 2 })),
          ...(await ids({ ...search, page: 3 })),
        ];
        expect(found.toSorted()).toEqual([1, 2]);
      }
    });

    it('counts what it leaves out, within the filters', async () => {
      expect(await listAdminProducts(database, { name: 'a', text: 'nandu', pageSize: 1 })).toMatchObject({
        totalResults: 2,
        totalRecords: 3,
      });
      expect(await listAdminProducts(database, { active: 'N', text: 'nandu' })).toEqual({
        products: [],
        totalResults: 0,
        totalRecords: 0,
      });
    });
  });
});
