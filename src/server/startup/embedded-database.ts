import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSetupError } from '#data/engine/database-setup-error.ts';
import { inspectSqlite, type SqliteInspection } from '#data/engine/sqlite/inspect-sqlite.ts';
import { ownerHint } from '#data/engine/sqlite/owner-hint.ts';
import { StartError } from '../start-error.ts';

type EmbeddedShop = {
  dataDir: string;
  /** That of the folder. */
  marker: string | undefined;
  /** That of the settings. */
  expectedId: string | undefined;
};

export const databaseFile = (dataDir: string) => join(dataDir, 'shop.db');

/**
 * Throws StartError for a folder whose database is missing, damaged or of another shop: opening it would make an empty
 * shop with a new administrator. A new folder, and a database of a version that had no markers, are fine.
 */
export function checkEmbeddedDatabase({ dataDir, marker, expectedId }: EmbeddedShop): void {
  const file = databaseFile(dataDir);
  if (!existsSync(file)) {
    if (marker)
      throw new StartError(
        `${dataDir} belongs to a shop, but its database shop.db is missing. Restore it with "npm run restore", set DATABASE_URL if the shop is on PostgreSQL, or set DATA_DIR to another folder for a new shop.`,
      );
    if (expectedId)
      throw new StartError(`${dataDir} holds no shop, but SHOP_ID is set. Is the volume mounted, and DATA_DIR right?`);
    return;
  }
  // After a clean stop there is no log, and nothing to check.
  const inspection = inspect(file, { check: hasLog(file) });
  if (!inspection.ok)
    throw new StartError(
      `The database ${file} is damaged (${inspection.damage}). Restore a backup with "npm run restore".`,
    );
  if (marker && inspection.shopId !== marker)
    throw new StartError(
      `The database ${file} is not the one that belongs to this folder, or was copied without shop.db-wal. Restore it with "npm run restore"; if it is the right one, delete ${join(dataDir, 'shop-id')}.`,
    );
  if (expectedId && inspection.shopId !== expectedId)
    throw new StartError(`The database ${file} is of another shop than SHOP_ID says. Is DATA_DIR right?`);
}

/** The products in an embedded database that a shop on PostgreSQL does not use; 0 when there is none. */
export function unusedProducts(dataDir: string, shopId: string): number {
  const file = databaseFile(dataDir);
  if (!existsSync(file)) return 0;
  const inspection = inspect(file, { check: false });
  return inspection.ok && inspection.shopId !== shopId ? (inspection.products ?? 0) : 0;
}

function inspect(file: string, options: { check: boolean }): SqliteInspection {
  try {
    return inspectSqlite(file, options);
  } catch (cause) {
    throw new DatabaseSetupError(`The database ${file} cannot be opened: ${String(cause)}${ownerHint(file)}.`, {
      cause,
    });
  }
}

/** Left behind by a process that was killed, or in use by another one. */
const hasLog = (file: string) => existsSync(`${file}-wal`);
