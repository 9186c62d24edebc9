import { Migrator } from 'kysely/migration';
import type { Database } from '../engine/database.ts';
import { up as tables } from '../migrations/0001-tables.ts';
import { up as indexes } from '../migrations/0002-indexes.ts';
import { up as firstRows } from '../migrations/0003-first-rows.ts';
import { up as identity } from '../migrations/0004-identity.ts';
import { up as receipts } from '../migrations/0005-receipts.ts';
import { up as unpaid } from '../migrations/0006-unpaid.ts';
import { up as priceLists } from '../migrations/0007-price-lists.ts';
import { up as productAddresses } from '../migrations/0008-product-addresses.ts';
import { up as versions } from '../migrations/0009-versions.ts';

const MIGRATIONS = {
  '0001-tables': { up: tables },
  '0002-indexes': { up: indexes },
  '0003-first-rows': { up: firstRows },
  '0004-identity': { up: identity },
  '0005-receipts': { up: receipts },
  '0006-unpaid': { up: unpaid },
  '0007-price-lists': { up: priceLists },
  '0008-product-addresses': { up: productAddresses },
  '0009-versions': { up: versions },
};

/** Brings the database to the newest shape, all in one transaction; returns the names of what was run. Throws on failure. */
export async function migrate(database: Pick<Database, 'query'>): Promise<string[]> {
  const provider = { getMigrations: async () => MIGRATIONS };
  const { error, results = [] } = await new Migrator({ db: database.query, provider }).migrateToLatest();
  if (error) throw new Error('The database could not be migrated.', { cause: error });
  return results.map(({ migrationName }) => migrationName);
}
