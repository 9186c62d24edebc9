import { CompiledQuery } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { LIST_ORDERS, type ListOrder } from '#domain/catalogue/list-order.ts';
import { importCatalogue } from '#use-cases/catalogue/import-catalogue.ts';
import { eachDatabase } from '../../../test/databases/each-database.ts';
import { listCatalogue } from '../../../test/seeds/list-catalogue.ts';
import { NOW } from '../../../test/seeds/product-draft.ts';
import type { Database } from '../engine/database.ts';
import { productPageQuery } from './product-list.ts';
import type { ProductScope } from './product-scope.ts';

const SCOPES: [string, ProductScope][] = [
  ['all', { kind: 'all' }],
  ['discounted', { kind: 'discounted' }],
  ['brand_id', { kind: 'brand', id: 2 }],
  ['category_id', { kind: 'categories', ids: [2] }],
  ['category_type_id', { kind: 'category-type', id: 1 }],
];

const INDEXES: Record<ListOrder, string> = {
  default: 'stock',
  'precio-asc': 'price_rising',
  'precio-desc': 'price_falling',
  'nombre-asc': 'name_rising',
  'nombre-desc': 'name_falling',
  'descuento-desc': 'discount_falling',
  'fecha-desc': 'newest',
};

eachDatabase((kind, open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    const seed = listCatalogue(300);
    // Scattered, as in a shop of some years; products of one date lie in the order of their rows.
    const products = seed.products.map((product, index) => ({ ...product, createdAt: NOW + ((index * 97) % 300) }));
    await importCatalogue(database, { catalogue: { ...seed, products }, now: NOW });
    await database.query.executeQuery(CompiledQuery.raw('analyze'));
  });

  /** So few rows PostgreSQL would rather read all and sort; forbidden that, it shows whether the index serves. */
  const planOf = async (wanted: Parameters<typeof productPageQuery>[1]) =>
    database.query.transaction().execute(async (transaction) => {
      const { sql, parameters } = productPageQuery(transaction, wanted).compile();
      const explain = kind === 'sqlite' ? 'explain query plan' : 'explain (costs off)';
      for (const way of kind === 'sqlite' ? [] : ['sort', 'seqscan', 'bitmapscan']) {
        await transaction.executeQuery(CompiledQuery.raw(`set local enable_${way} = off`));
      }
      const plan = await transaction.executeQuery(CompiledQuery.raw(`${explain} ${sql}`, [...parameters]));
      return plan.rows.map((row) => Object.values(Object(row)).join(' ')).join('\n');
    });

  it.each([
    ['all', 'fecha-desc'],
    ['discounted', 'descuento-desc'],
  ] as const)('the home page reads what is in stock of %s from the index of the order %s', async (kind, order) => {
    const plan = await planOf({ scope: { kind }, order, inStock: true, limit: 10 });
    expect(plan).toContain(`products_${kind}_${INDEXES[order]}`);
  });

  describe.each(SCOPES)('[A16] the list of %s', (scopeName, scope) => {
    it.each(LIST_ORDERS)(
      'reads a page from an index of its own, wherever it begins, in the order %s',
      async (order) => {
        const index = `products_${scopeName}_${INDEXES[order]}`;
        const start = await planOf({ scope, order, limit: 12 });
        const later = await planOf({ scope, order, limit: 12, afterId: 30 });
        expect(start).toContain(index);
        expect(later).toContain(index);
        if (kind === 'sqlite') expect(`${start}${later}`).not.toContain('TEMP B-TREE FOR ORDER BY');
        else expect(`${start}${later}`).not.toMatch(/Sort Key: products/);
        // The place among equals is found by the index, too. Names are hardly ever equal.
        if (order === 'nombre-desc') return;
        expect(later).toMatch(kind === 'sqlite' ? /,place\)>\(\?,\?\)/ : /Index Cond: .*ROW\(\w+, place\) > ROW/);
      },
    );
  });
});
