import { type RawBuilder, sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { createProduct } from '#use-cases/catalogue/product-writes.ts';
import { eachDatabase } from '../../../test/databases/each-database.ts';
import { insertedId, NOW, productDraft } from '../../../test/seeds/product-draft.ts';
import type { Database } from './database.ts';
import { toRefusal } from './refusal.ts';

/** What the database itself refuses, whatever code writes to it. */
eachDatabase((_kind, open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    const flavors = [{ name: 'Limón', quantity: 3 }];
    insertedId(await createProduct(database, { draft: productDraft({ name: 'Whey', flavors }), now: NOW }));
    insertedId(await createProduct(database, { draft: productDraft({ name: 'Omega' }), now: NOW }));
  });

  const reasonOf = async (statement: RawBuilder<unknown>) => {
    try {
      await statement.execute(database.query);
      return 'taken';
    } catch (error) {
      return toRefusal(error)?.reason;
    }
  };

  describe.each([
    ['stock of a product below zero', sql`update products set amount = amount - 6 where id = 2`],
    ['[M4-39] stock of a flavor below zero', sql`update flavors set quantity = -1`],
    ['a negative price', sql`update products set price = -1`],
    ['a price above a thousand million', sql`update products set price = 100000000001`],
    ['a negative dollar price', sql`update products set price_usd = -1`],
    ['[M5-31] a discount above 100 %', sql`update products set discount = 10001`],
    ['a negative discount', sql`update products set discount = -1`],
    ['a stock beyond counting', sql`update products set amount = 1000000001 where id = 2`],
  ])('out of range: %s', (_what, statement) => {
    it('is refused', async () => expect(await reasonOf(statement)).toBe('out-of-range'));
  });

  it.each([
    ['a product of no brand', sql`update products set brand_id = 99`],
    ['a product of no category', sql`update products set category_id = 99`],
    ['a category of no type', sql`update categories set category_type_id = 99`],
    ['a brand that goes while it has products', sql`delete from brands`],
    ['a flavor of no product', sql`insert into flavors values (99, 0, 'a', 'a', 1)`],
  ])('refuses %s', async (_what, statement) => expect(await reasonOf(statement)).toBe('reference-unknown'));

  it.each([
    ['[A1] two products with one key', sql`update products set key = 'whey'`, 'name-taken'],
    [
      'two brands with one link',
      sql`insert into brands (name, link, image) values ('x', 'sin-marca', '')`,
      'link-taken',
    ],
    ['[M5-27] a flavor twice', sql`insert into flavors values (1, 1, 'LIMÓN', 'limón', 1)`, 'flavor-repeated'],
  ])('refuses %s', async (_what, statement, reason) => expect(await reasonOf(statement)).toBe(reason));

  it('takes no text for a number', async () => {
    await expect(sql`update products set amount = 'many'`.execute(database.query)).rejects.toThrow();
  });

  it('[A26] [M3-10] has brand 1 and category 1 from the start', async () => {
    expect(await database.query.selectFrom('brands').select('id').execute()).toEqual([{ id: 1 }]);
    expect(await database.query.selectFrom('categories').select('id').execute()).toEqual([{ id: 1 }]);
  });

  it('compares text bytewise', async () => {
    const sorted = sql<{ name: string }>`select name from (
      select 'n' as name union all select 'ñ' union all select 'Z' union all select 'a' union all select 'á'
    ) as given order by name collate ${sql.raw(database.kind === 'sqlite' ? 'binary' : '"C"')}`;
    const byServer = await sorted.execute(database.query);
    expect(byServer.rows.map(({ name }) => name)).toEqual(['Z', 'a', 'n', 'á', 'ñ']);
    await database.query.updateTable('brands').set({ name: 'ñ' }).execute();
    await database.query
      .insertInto('brands')
      .values([
        { name: 'z', link: 'z', image: '' },
        { name: 'Z', link: 'Z', image: '' },
      ])
      .execute();
    const brands = await database.query.selectFrom('brands').select('name').orderBy('name').execute();
    expect(brands.map(({ name }) => name)).toEqual(['Z', 'z', 'ñ']);
  });
});
