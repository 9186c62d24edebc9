import { beforeAll, expect, it } from 'vitest';
import { listBrands } from '#data/brands-and-categories/brands.ts';
import type { Database } from '#data/engine/database.ts';
import { findProductById, hasProducts } from '#data/products/find-product.ts';
import { eachDatabase } from '../../../test/databases/each-database.ts';
import { listCatalogue } from '../../../test/seeds/list-catalogue.ts';
import { NOW } from '../../../test/seeds/product-draft.ts';
import { importCatalogue } from './import-catalogue.ts';

eachDatabase((_kind, open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });

  it.each([
    ['a name twice', 'name-taken', (products: Product[]) => [...products, ...products.slice(0, 1)]],
    ['an unknown brand', 'reference-unknown', (products: Product[]) => alter(products, { brandLink: 'nobody' })],
    ['a reserved name', 'name-reserved', (products: Product[]) => alter(products, { name: 'Prices' })],
    ['a negative stock of a flavor', 'out-of-range', (products: Product[]) => alter(products, { flavors: [negative] })],
    ['a discount above 100 %', 'out-of-range', (products: Product[]) => alter(products, { discount: 10_001 })],
  ])('writes nothing at all with %s', async (_what, reason, spoil) => {
    const catalogue = listCatalogue(20);
    const result = await importCatalogue(database, {
      catalogue: { ...catalogue, products: spoil(catalogue.products) },
      now: NOW,
    });
    expect(result).toEqual({ ok: false, reason });
    expect(await hasProducts(database)).toBe(false);
    expect(await listBrands(database)).toHaveLength(1);
  });

  it('inserts more products than one statement takes, and returns their ids in order', async () => {
    const catalogue = listCatalogue(620);
    const result = await importCatalogue(database, { catalogue, now: NOW });
    expect(result).toMatchObject({ ok: true });
    const ids = result.ok ? result.ids : [];
    expect(new Set(ids).size).toBe(620);
    for (const index of [0, 8, 499, 500, 619]) {
      const expected = catalogue.products[index];
      expect(await findProductById(database, ids[index] ?? 0)).toMatchObject({
        name: expected?.name,
        flavors: expected?.flavors,
        brand: catalogue.brands[index % 2]?.name,
      });
    }
  });
});

type Product = ReturnType<typeof listCatalogue>['products'][number];

const negative = { name: 'Uva', quantity: -1 };

function alter(products: Product[], change: Partial<Product>): Product[] {
  return products.map((product, index) => (index === 7 ? { ...product, ...change } : product));
}
