import { existsSync } from 'node:fs';
import type { ImageStore } from '#adapters/images/image-store.ts';
import { openDatabase } from '#data/engine/open-database.ts';
import { listPendingMigrations } from '#data/engine/pending-migrations.ts';
import { listReferencedImages } from '#data/images/referenced-images.ts';
import type { Config } from '../config.ts';
import { databaseFile } from '../startup/embedded-database.ts';
import { type Finding, findingsOn } from './finding.ts';

/** Migrations of the database, and whether all pictures that it refers to are stored. */
export async function checkShop({ databaseUrl, dataDir }: Config, images: ImageStore): Promise<Finding[]> {
  const { ok, problem } = findingsOn('database');
  // Opening would make the file.
  if (!databaseUrl && !existsSync(databaseFile(dataDir))) return [];
  try {
    const database = await openDatabase({ url: databaseUrl, file: databaseFile(dataDir) });
    try {
      const pending = await listPendingMigrations(database);
      if (pending.length > 0)
        return [problem(`${pending.length} migrations are missing: start this version of the shop`)];
      return [ok('all migrations are done'), await checkImages(await listReferencedImages(database), images)];
    } finally {
      await database.close();
    }
  } catch (error) {
    return [problem(error instanceof Error ? error.message : String(error))];
  }
}

async function checkImages(referenced: ReadonlySet<string>, images: ImageStore): Promise<Finding> {
  const { ok, problem } = findingsOn('pictures');
  const missing = new Set(referenced);
  try {
    for await (const { hash, name } of images.list()) if (name.endsWith(`${hash}.webp`)) missing.delete(hash);
  } catch (error) {
    return problem(`they cannot be listed: ${String(error)}`);
  }
  if (missing.size === 0) return ok(`${referenced.size} of ${referenced.size} are stored`);
  return problem(`${missing.size} of ${referenced.size} are missing, such as ${[...missing][0]}`);
}
