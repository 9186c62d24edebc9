import type { Database } from '../engine/database.ts';

/** Under this name in the table of secrets; `inspectSqlite` reads it, too. */
export const SHOP_ID = 'shop-id';

/** The id that the shop has had since it was made. */
export async function readShopId({ query }: Pick<Database, 'query'>): Promise<string | undefined> {
  const row = await query.selectFrom('secrets').select('value').where('name', '=', SHOP_ID).executeTakeFirst();
  return row?.value;
}

/** Gives the shop this id unless it has one; returns the id that it has. */
export async function ensureShopId(database: Pick<Database, 'query'>, id: string): Promise<string> {
  await database.query
    .insertInto('secrets')
    .values({ name: SHOP_ID, value: id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await readShopId(database)) ?? id;
}
