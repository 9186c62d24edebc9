import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Database } from '#data/engine/database.ts';
import { isPostgresError } from '#data/engine/postgres/postgres-error.ts';
import { ensureShopId, readShopId } from '#data/identity/shop-id.ts';
import type { Config } from '../config.ts';
import { StartError } from '../start-error.ts';
import { prepareDataFolder } from './data-folder.ts';
import { checkEmbeddedDatabase, unusedProducts } from './embedded-database.ts';
import { readMarker, writeMarker } from './shop-marker.ts';

/** `marker`: the id of the shop that the folder belongs to. */
type DataFolder = { isUsed: boolean; marker: string | undefined };

/** Prepares the data folder unless nothing is stored there. Throws StartError when it does not fit its database. */
export async function openDataFolder(config: Config): Promise<DataFolder> {
  const { dataDir, databaseUrl, s3, shopId } = config;
  if (databaseUrl && s3) return { isUsed: false, marker: undefined };
  await prepareDataFolder(dataDir);
  const marker = await readMarker(dataDir);
  if (!databaseUrl) checkEmbeddedDatabase({ dataDir, marker, expectedId: shopId });
  return { isUsed: true, marker };
}

/** Throws StartError when PostgreSQL holds another shop than the settings say, or none. */
export async function checkShopId(database: Database, { shopId }: Config): Promise<void> {
  if (database.kind !== 'postgres' || shopId === undefined) return;
  const actual = await readShopId(database).catch((error: unknown) => {
    if (isPostgresError(error) && error.code === UNDEFINED_TABLE) return undefined;
    throw error;
  });
  if (actual !== shopId)
    throw new StartError('The database holds another shop than SHOP_ID says, or none. Is DATABASE_URL right?');
}

const UNDEFINED_TABLE = '42P01';

/** Writes the same id into the database and the data folder when the shop is new. */
export async function recordShopId(
  database: Database,
  { config, folder, log }: { config: Config; folder: DataFolder; log: Logger },
): Promise<void> {
  const { dataDir } = config;
  const shopId = await ensureShopId(database, randomUUID());
  if (!folder.isUsed) return;
  if (folder.marker === undefined) {
    await writeMarker(dataDir, shopId);
    log.info({ shopId, dataDir }, 'the data folder belongs to this shop from now on');
  } else if (folder.marker !== shopId) {
    log.warn({ dataDir }, 'the data folder belongs to another shop: its pictures may be missing here');
  }
  if (database.kind === 'postgres') warnOfUnusedShop({ dataDir, shopId, log });
}

function warnOfUnusedShop({ dataDir, shopId, log }: { dataDir: string; shopId: string; log: Logger }): void {
  const products = unusedProducts(dataDir, shopId);
  if (products === 0) return;
  log.warn(
    { products, dataDir },
    'DATABASE_URL is set, and DATA_DIR holds a filled shop that is not shown: "npm run migrate-to-postgres" moves it',
  );
}
