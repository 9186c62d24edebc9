import { existsSync } from 'node:fs';
import type { Database } from '#data/engine/database.ts';
import { openDatabase } from '#data/engine/open-database.ts';
import { listPendingMigrations } from '#data/engine/pending-migrations.ts';
import type { Config } from '../config.ts';
import { StartError } from '../start-error.ts';
import { checkEmbeddedDatabase, databaseFile } from '../startup/embedded-database.ts';
import { readMarker } from '../startup/shop-marker.ts';

/** Opens the database of a shop that has been started before. Never makes one. Throws StartError. */
export async function openExistingDatabase({ dataDir, databaseUrl, shopId }: Config): Promise<Database> {
  const file = databaseFile(dataDir);
  if (!databaseUrl) {
    if (!existsSync(file)) throw new StartError(`There is no shop in ${dataDir}: start it first, or correct DATA_DIR.`);
    checkEmbeddedDatabase({ dataDir, marker: await readMarker(dataDir), expectedId: shopId });
  }
  const database = await openDatabase({ url: databaseUrl, file });
  const pending = await listPendingMigrations(database);
  if (pending.length === 0) return database;
  await database.close();
  throw new StartError('The database holds no shop, or one of another version: start this version of the shop first.');
}
