import { sql, type Transaction } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { eachDatabase, eachEmptyDatabase } from '../../../test/databases/each-database.ts';
import { productInserter } from '../../../test/seeds/insert-product.ts';
import type { Database } from '../engine/database.ts';
import { migrate } from '../engine/migrate.ts';
import { openDatabase } from '../engine/open-database.ts';
import { listRememberedPairs, rememberPairs, restoreRememberedPairs } from '../price-lists/remembered-pairs.ts';
import { listProductPrices } from '../products/admin-products.ts';
import type { Tables } from '../schema/tables.ts';
import {
  deleteSupplier,
  findSupplier,
  findSupplierByName,
  insertSupplier,
  listSuppliers,
  renameSupplier,
  updateSupplierLists,
} from './suppliers.ts';

const NOW = Date.UTC(2026, 10, 12);

eachDatabase((_kind, open) => {
  let database: Database;
  let productId: number;
  const write = <Result>(run: (transaction: Transaction<Tables>) => Promise<Result>) =>
    database.query.transaction().execute(run);
  const put = (name: string, now = NOW) =>
    write((transaction) => insertSupplier(transaction, { name, templates: '[]', priceRule: '', now }));

  beforeAll(async () => {
    database = await open();
    productId = await productInserter(database)({ name: 'Whey' });
  });

  it('lists suppliers by their latest list, and finds them by name whatever the case and accents', async () => {
    const [first, second] = [await put('Ceibo'), await put('Ñandú', NOW + 1)];
    const all = async () => (await listSuppliers(database)).map(({ id }) => id);
    expect(await all()).toEqual([second, first]);
    await write((transaction) =>
      updateSupplierLists(transaction, { id: first, templates: '[{"kind":"table"}]', priceRule: '{}', now: NOW + 2 }),
    );
    expect(await all()).toEqual([first, second]);
    const ceibo = {
      id: first,
      name: 'Ceibo',
      templates: '[{"kind":"table"}]',
      priceRule: '{}',
      createdAt: NOW,
      lastListAt: NOW + 2,
    };
    expect(await findSupplier(database, first)).toEqual(ceibo);
    expect(await findSupplierByName(database, 'CÉIBO')).toEqual(ceibo);
    expect(await findSupplierByName(database, 'Nandu'), 'ñ is a letter of its own').toBeUndefined();
  });

  it('renames, unless another one has the name', async () => {
    const id = await put('Quebracho');
    await put('Lapacho');
    const rename = (name: string) => write((transaction) => renameSupplier(transaction, { id, name }));
    await expect(rename('lapachó')).rejects.toThrow(/unique/i);
    await rename('Algarrobo');
    await rename('ALGARROBO');
    expect((await findSupplier(database, id))?.name).toBe('ALGARROBO');
  });

  it('keeps the pairs of each supplier apart from those of all lists, and deletes them with it', async () => {
    const supplierId = await put('Jacarandá');
    const confirmed = [{ key: 'whey 1 kg', productId }];
    const pairs = new Map([['whey 1 kg', productId]]);
    const of = async (id: number | null) => (await listRememberedPairs(database)).get(id);
    const remember = (id: number | null) =>
      write((transaction) => rememberPairs(transaction, { supplierId: id, confirmed, now: NOW }));
    expect(await remember(null)).toEqual([{ key: 'whey 1 kg', productId: null }]);
    const memory = await remember(supplierId);
    expect(memory, 'nothing was stored for this supplier').toEqual([{ key: 'whey 1 kg', productId: null }]);
    expect(await remember(supplierId)).toEqual([{ key: 'whey 1 kg', productId }]);
    expect([await of(null), await of(supplierId)]).toEqual([pairs, pairs]);
    const suppliersOf = async () => (await listProductPrices(database)).find(({ id }) => id === productId)?.suppliers;
    expect(await suppliersOf(), 'the products of its lists').toEqual(['Jacarandá']);

    await write((transaction) => restoreRememberedPairs(transaction, { supplierId, memory, now: NOW }));
    expect([await of(null), await of(supplierId)]).toEqual([pairs, undefined]);
    await remember(supplierId);
    expect(await deleteSupplier(database, supplierId)).toBe('Jacarandá');
    expect([await of(null), await of(supplierId)]).toEqual([pairs, undefined]);
    expect(await deleteSupplier(database, supplierId)).toBeUndefined();
  });
});

eachEmptyDatabase((_kind, newOptions) => {
  it('keeps the pairs from before there were suppliers', async () => {
    const database = await openDatabase(await newOptions());
    await migrate(database, { through: '0015-ended-sessions' });
    // In the columns of that time.
    await sql`insert into products (id, name, key, plain_key, name_sort, search_text, price, final_price, discount,
        amount, images, description, brand_id, category_id, category_type_id, created_at, modified_at)
      values (7, 'Whey', 'whey', 'whey', 'whey', 'whey', 0, 0, 0, 0, '[]', '', 1, 1, 1, 0, 0)`.execute(database.query);
    await sql`insert into price_list_pairs values ('whey 1 kg', 7, ${NOW})`.execute(database.query);
    await migrate(database);
    expect(await listRememberedPairs(database)).toEqual(new Map([[null, new Map([['whey 1 kg', 7]])]]));
    await database.close();
  });
});
