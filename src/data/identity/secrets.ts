import { randomBytes } from 'node:crypto';
import type { Database } from '../engine/database.ts';

const SECRET_BYTES = 48;

/** A random secret, created at the first call and shared by all nodes. */
export async function readOrCreateSecret({ query }: Pick<Database, 'query'>, name: string): Promise<string> {
  const value = randomBytes(SECRET_BYTES).toString('base64url');
  await query
    .insertInto('secrets')
    .values({ name, value })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await query.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirstOrThrow()).value;
}
