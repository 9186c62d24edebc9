import fc from 'fast-check';
import { expect, it } from 'vitest';
import { NO_FILTERS } from '#domain/facets/product-filters.ts';
import {
  changePrice,
  createProduct,
  deleteProduct,
  toggleProduct,
  updateProduct,
} from '#use-cases/catalogue/product-writes.ts';
import { importProducts } from '#use-cases/product-import/import-products.ts';
import { createSale } from '#use-cases/sales/sale-writes.ts';
import { eachEmptyDatabase } from '../../../../test/databases/each-database.ts';
import { NOW, productDraft } from '../../../../test/seeds/product-draft.ts';
import { insertBrand, updateBrand } from '../../brands-and-categories/brands.ts';
import { insertCategory, updateCategory } from '../../brands-and-categories/categories.ts';
import type { Database } from '../../engine/database.ts';
import { migrate } from '../../engine/migrate.ts';
import { openDatabase } from '../../engine/open-database.ts';
import { writeCatalogue } from '../../engine/transactions/catalogue-transaction.ts';
import { listProducts, type ProductListQuery } from '../product-list.ts';
import { getSearchIndex } from './search-index.ts';

const WORDS = ['Whey', 'Creatina', 'Omega3', 'Cacao', '1 kg', '50%'];
const LINKS = ['uno', 'dos', 'tres'];
const name = fc.uniqueArray(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
const place = fc.nat(30);
const flavors = fc.uniqueArray(
  fc.record({ name: fc.constantFrom('Uva', 'UVA', 'Coco', 'Limón'), quantity: fc.nat(2) }),
  { selector: (flavor) => flavor.name.toLowerCase(), maxLength: 3 },
);
const fields = fc.record({
  name,
  price: fc.integer({ min: 1, max: 40 }).map((pesos) => pesos * 100),
  discount: fc.constantFrom(0, 1000),
  amount: fc.nat(3),
  flavors,
  brandId: fc.integer({ min: 1, max: 4 }),
  categoryId: fc.integer({ min: 1, max: 4 }),
});
const named = fc.record({
  id: fc.integer({ min: 1, max: 4 }),
  name: fc.constantFrom(...WORDS),
  link: fc.constantFrom(...LINKS),
});

/** A write to one of the products, by its place among them; any of them may be refused. */
type Write = (database: Database, ids: readonly number[]) => Promise<unknown>;

const idAt = (ids: readonly number[], at: number) => ids[at % Math.max(ids.length, 1)] ?? 0;

const write: fc.Arbitrary<Write> = fc.oneof(
  {
    weight: 4,
    arbitrary: fields.map(
      (draft): Write =>
        (database) =>
          createProduct(database, { draft: productDraft(draft), now: NOW }),
    ),
  },
  {
    weight: 3,
    arbitrary: fc.tuple(place, fields).map(
      ([at, change]): Write =>
        (database, ids) =>
          updateProduct(database, { id: idAt(ids, at), change, now: NOW }),
    ),
  },
  fc.tuple(place, fields).map(
    ([at, { price, discount }]): Write =>
      (database, ids) =>
        changePrice(database, { id: idAt(ids, at), change: { price, discount }, now: NOW }),
  ),
  fc.tuple(place, fc.constantFrom(null, 'Uva')).map(
    ([at, flavor]): Write =>
      (database, ids) =>
        createSale(database, { draft: { ...sale, productId: idAt(ids, at), flavor }, now: NOW }),
  ),
  place.map(
    (at): Write =>
      (database, ids) =>
        toggleProduct(database, { id: idAt(ids, at), now: NOW }),
  ),
  place.map(
    (at): Write =>
      (database, ids) =>
        deleteProduct(database, { id: idAt(ids, at), now: NOW }),
  ),
  named.map(
    ({ id, ...changes }): Write =>
      (database) =>
        updateBrand(database, { id, changes }),
  ),
  named.map(
    ({ id, ...changes }): Write =>
      (database) =>
        updateCategory(database, { id, changes: { ...changes, categoryTypeId: 1 + (id % 3) } }),
  ),
  named.map(
    ({ id, ...brand }): Write =>
      (database) =>
        insertBrand(database, { ...brand, link: `${brand.link}-${id}`, image: '' }),
  ),
  fc.array(fields, { minLength: 1, maxLength: 3 }).map(
    (products): Write =>
      (database) =>
        importProducts(database, {
          administratorId: 'a',
          now: NOW,
          products: products.map(({ brandId, categoryId: _, ...change }) => ({ brand: LINKS[brandId % 3], change })),
        }),
  ),
);

const sale = { quantity: 1, clientName: '', paymentMethod: 'Efectivo', shippingMethod: 'Retiro', paid: true };

const queries: ProductListQuery[] = [
  ...['whey', 'creat', 'tre', 'ovo', 'cacoa 1kg', 'omega 3', '%', 'uva', 'zzz whey'].map((search) => ({ search })),
  { filters: { ...NO_FILTERS, flavor: ['uva', 'coco'] } },
  { filters: { ...NO_FILTERS, brand: ['uno', 'dos'], maxPrice: 2000 } },
  { filters: { ...NO_FILTERS, inStock: true, minPrice: 500 }, order: 'nombre-asc' as const },
  { link: 'promociones', search: 'whey' },
  { link: 'combos', filters: { ...NO_FILTERS, inStock: true } },
].map((query) => ({ link: 'productos', withFacets: true, ...query }));

async function answers(database: Database) {
  const pages = [];
  for (const query of queries) pages.push(await listProducts(database, query));
  return pages;
}

/** The same database with an index of its own. */
const withoutIndex = (database: Database): Database => ({ ...database, query: database.query.withoutPlugins() });

const productIds = async ({ query }: Database) =>
  (await query.selectFrom('products').select('id').orderBy('id').execute()).map(({ id }) => id);

eachEmptyDatabase((kind, newOptions) => {
  const openTwo = async () => {
    const options = await newOptions();
    const [one, other] = [await openDatabase(options), await openDatabase(options)];
    await migrate(one);
    for (const link of LINKS) {
      await insertBrand(one, { name: link, link, image: '' });
      await insertCategory(one, { name: link, link, categoryTypeId: 1 });
    }
    return { one, other, close: async () => void (await Promise.all([one.close(), other.close()])) };
  };

  it('answers after any writes, of this process and of another, like an index that is built anew', async () => {
    const { one, other, close } = await openTwo();
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(write, write), { minLength: 1, maxLength: 8 }), async (rounds) => {
        for (const [mine, theirs] of rounds) {
          const ids = await productIds(one);
          // Two connections of one process to one SQLite file would wait for each other.
          if (kind === 'sqlite') {
            await mine(one, ids);
            await theirs(other, ids);
          } else await Promise.all([mine(one, ids), theirs(other, ids), mine(other, ids)]);
          await seesAll(one, other);
          expect(await answers(one)).toEqual(await answers(withoutIndex(one)));
        }
      }),
      { numRuns: 12 },
    );
    await close();
  });

  /** What another process wrote is announced a moment later on PostgreSQL. */
  async function seesAll(one: Database, other: Database): Promise<void> {
    while ((await one.catalogueVersion()) < (await other.catalogueVersion())) await new Promise(setImmediate);
    const { version } = await one.query.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow();
    while ((await one.catalogueVersion()) < version) await new Promise(setImmediate);
  }

  it('is updated after a change of products, and built anew only when a link has changed', async () => {
    const { one, close } = await openTwo();
    await createProduct(one, { draft: productDraft({ name: 'Whey', brandId: 1 }), now: NOW });
    const index = await getSearchIndex(one);
    const [id = 0] = await productIds(one);
    await changePrice(one, { id, change: { price: 100 }, now: NOW });
    await createProduct(one, { draft: productDraft({ name: 'Creatina' }), now: NOW });
    await deleteProduct(one, { id, now: NOW });
    await updateBrand(one, { id: 1, changes: { name: 'Otra' } });
    expect(await getSearchIndex(one)).toBe(index);
    await updateBrand(one, { id: 1, changes: { link: 'otra' } });
    expect(await getSearchIndex(one)).not.toBe(index);
    await close();
  });

  if (kind === 'postgres')
    it('sees what a transaction wrote that another one has overtaken', async () => {
      const { one, other, close } = await openTwo();
      for (const each of ['Lenta', 'Rápida'])
        await createProduct(one, { draft: productDraft({ name: each }), now: NOW });
      const [slow = 0, fast = 0] = await productIds(one);
      const prices = async () => {
        const filters = { ...NO_FILTERS, inStock: true };
        const { products } = await listProducts(one, { link: 'productos', filters, order: 'nombre-asc' });
        return products.map(({ finalPrice }) => finalPrice);
      };
      expect(await prices()).toEqual([100_000, 100_000]);
      await writeCatalogue(other, async (transaction) => {
        await transaction.updateTable('products').set({ final_price: 100 }).where('id', '=', slow).execute();
        await changePrice(one, { id: fast, change: { price: 200 }, now: NOW });
        expect(await prices()).toEqual([100_000, 200]);
        return { result: { ok: true }, audit: [] };
      });
      await seesAll(one, other);
      expect(await prices()).toEqual([100, 200]);
      await close();
    });
});
