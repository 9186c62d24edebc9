import { beforeAll, describe, expect, it } from 'vitest';
import { LIST_ORDERS, type ListOrder } from '#domain/catalogue/list-order.ts';
import type { Product } from '#domain/catalogue/product-fields.ts';
import { finalPrice, type Priced } from '#domain/money/discount.ts';
import { nameSortKey } from '#domain/text/name-sort-key.ts';
import { importCatalogue } from '#use-cases/catalogue/import-catalogue.ts';
import { changePrice, deleteProduct, toggleProduct } from '#use-cases/catalogue/product-writes.ts';
import { countStatements } from '../../../test/databases/count-statements.ts';
import { eachDatabase } from '../../../test/databases/each-database.ts';
import { listCatalogue } from '../../../test/seeds/list-catalogue.ts';
import { NOW } from '../../../test/seeds/product-draft.ts';
import type { Database } from '../engine/database.ts';
import { findProductById, listAllProducts } from './find-product.ts';
import { listProducts, type ProductListQuery } from './product-list.ts';

type Listed = Priced & { id: number; name: string; amount: number; createdAt: number };
type Compare = (a: Listed, b: Listed) => number;

const byName: Compare = (a, b) => {
  const [keyA, keyB] = [nameSortKey(a.name), nameSortKey(b.name)];
  return keyA < keyB ? -1 : Number(keyA > keyB);
};
const COMPARATORS: Readonly<Record<ListOrder, Compare>> = {
  default: (a, b) => b.amount - a.amount,
  'precio-asc': (a, b) => finalPrice(a) - finalPrice(b),
  'precio-desc': (a, b) => finalPrice(b) - finalPrice(a),
  'nombre-asc': byName,
  'nombre-desc': (a, b) => byName(b, a),
  'descuento-desc': (a, b) => b.discount - a.discount,
  'fecha-desc': (a, b) => b.createdAt - a.createdAt,
};

/** The model that the queries are compared with: equal products come by rising id, in descending orders too. */
const compareProducts =
  (order: ListOrder): Compare =>
  (a, b) =>
    COMPARATORS[order](a, b) || a.id - b.id;

const pageAfter = (sorted: readonly Product[], { afterId, limit }: { afterId: number; limit: number }) => {
  const rest = sorted.slice(sorted.findIndex(({ id }) => id === afterId) + 1);
  return { products: rest.slice(0, limit), hasMore: rest.length > limit };
};

describe('the model of the list', () => {
  const products = [
    { id: 1, name: 'Óxido', price: 100_00, discount: 0, amount: 2, createdAt: 1 },
    { id: 2, name: 'ñandú', price: 200_00, discount: 6000, amount: 5, createdAt: 3 },
    { id: 3, name: 'Nuez', price: 100_00, discount: 0, amount: 5, createdAt: 2 },
    { id: 4, name: 'nuez', price: 90_00, discount: 0, amount: 0, createdAt: 3 },
  ];

  it.each([
    ['[M2.2-3]', 'default', [2, 3, 1, 4]],
    ['[M2.2-4]', 'precio-asc', [2, 4, 1, 3]],
    ['[M2.2-5]', 'precio-desc', [1, 3, 4, 2]],
    ['[M2.2-6]', 'nombre-asc', [3, 4, 2, 1]],
    ['[M2.2-7]', 'nombre-desc', [1, 2, 3, 4]],
    ['beside the spec,', 'descuento-desc', [2, 1, 3, 4]],
    ['beside the spec,', 'fecha-desc', [2, 4, 3, 1]],
  ] as const)('%s %s, ties by id', (_row, by, ids) => {
    expect(products.toSorted(compareProducts(by)).map(({ id }) => id)).toEqual(ids);
  });
});

const SCOPES: [string, ProductListQuery, (product: Product) => boolean][] = [
  ['everything', { link: 'productos' }, () => true],
  ['[M2.1-8] supplements', { link: 'suplementos' }, ({ categoryType }) => categoryType === 'Suplementos'],
  ['[M2.1-8] a category', { link: 'suplementos', subLink: 'proteinas' }, ({ category }) => category === 'Proteínas'],
  ['[M2.1-9] a brand', { link: 'marcas', subLink: 'brand-1' }, ({ brand }) => brand === 'Puma'],
  ['[M2.1-10] accessories', { link: 'accesorios' }, ({ categoryType }) => categoryType === 'Accesorios'],
  ['[M2.1-10] discounts', { link: 'promociones' }, ({ discount }) => discount > 0],
  ['[M2.1-11] a search', { search: 'om puma' }, ({ name, brand }) => /^óm/.test(name) && brand === 'Puma'],
  ['[M5-16] a search inside words', { search: 'reatin' }, ({ name, category }) => /reatin/.test(name + category)],
];

eachDatabase((_kind, open) => {
  let database: Database;
  let catalogue: Product[];
  beforeAll(async () => {
    database = await open();
    const seed = listCatalogue();
    const products = seed.products.map((product, index) => ({ ...product, createdAt: NOW + (index % 7) }));
    const inserted = await importCatalogue(database, { catalogue: { ...seed, products }, now: NOW });
    if (!inserted.ok) throw new Error(inserted.reason);
    for (const id of [5, 50, 77]) await toggleProduct(database, { id, now: NOW });
    catalogue = await listAllProducts(database);
  });

  /** Follows the cursor to the end. */
  const walk = async (request: ProductListQuery) => {
    const pages: Product[][] = [];
    let afterId: number | undefined;
    for (;;) {
      const { products, hasMore } = await listProducts(database, { ...request, afterId });
      pages.push(products);
      afterId = products.at(-1)?.id;
      if (!hasMore) return pages;
    }
  };

  const expected = (order: ListOrder, holds: (product: Product) => boolean) =>
    catalogue.filter(holds).toSorted(compareProducts(order));

  describe.each(SCOPES)('[M7-10] [M7-11] [A16] a list of %s', (_name, request, holds) => {
    it.each(LIST_ORDERS)('shows each product exactly once over all pages, in the order %s', async (order) => {
      const sorted = expected(order, holds);
      expect(sorted.length).toBeGreaterThan(3);
      const pages = await walk({ ...request, order, limit: 7 });
      expect(pages.flat().map(({ id }) => id)).toEqual(sorted.map(({ id }) => id));
      expect(pages.slice(0, -1).every(({ length }) => length === 7)).toBe(true);
      expect((await listProducts(database, { ...request, order })).products).toEqual(sorted);
    });

    it('takes at most two statements', async () => {
      const counted = countStatements(database);
      await listProducts(counted.database, { ...request, order: 'precio-desc', limit: 12 });
      await listProducts(counted.database, { ...request, order: 'precio-desc', limit: 12, afterId: 12 });
      expect(counted.count()).toBeLessThanOrEqual(4);
    });
  });

  it.each(LIST_ORDERS)('[A16] continues after any product as the model does, in the order %s', async (order) => {
    const sorted = expected(order, () => true);
    for (const { id } of sorted.filter((_, index) => index % 4 === 0)) {
      const page = await listProducts(database, { order, limit: 4, afterId: id });
      expect(page).toEqual(pageAfter(sorted, { afterId: id, limit: 4 }));
    }
  });

  it('[M2.2-3] [A15] sorts products out of stock last in the default order, discounts too', async () => {
    for (const link of ['productos', 'promociones']) {
      const amounts = (await listProducts(database, { link })).products.map(({ amount }) => amount);
      expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
      expect(amounts).toContain(0);
    }
  });

  it.each(LIST_ORDERS)('[A16] returns an empty page after an unknown product, in the order %s', async (order) => {
    const page = await listProducts(database, { order, afterId: 4711, limit: 5 });
    expect(page).toEqual({ products: [], hasMore: false });
  });

  it('[A16] continues from the current position of the cursor when it was changed, deactivated or deleted', async () => {
    const order = 'precio-asc';
    const dearest = expected(order, () => true).at(-1)?.id ?? 0;
    await changePrice(database, { id: 20, change: { price: 900_000_00, discount: 0 }, now: NOW });
    expect((await listProducts(database, { order, afterId: dearest })).products.map(({ id }) => id)).toEqual([20]);
    expect(await findProductById(database, 50)).toMatchObject({ deactivatedAt: NOW });
    expect((await listProducts(database, { order, afterId: 50, limit: 3 })).products).toHaveLength(3);
    await deleteProduct(database, { id: 20, now: NOW });
    expect((await listProducts(database, { order, afterId: 20 })).products).toEqual([]);
  });
});
