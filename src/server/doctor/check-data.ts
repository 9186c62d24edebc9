import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { readFreeBytes } from '#adapters/disk-space/free-space.ts';
import { inspectSqlite } from '#data/engine/sqlite/inspect-sqlite.ts';
import { formatMegabytes, isSpaceFull, isSpaceLow } from '#domain/storage/low-space.ts';
import { findNewestReadable } from '#use-cases/backup/list-backups.ts';
import { unreadableText } from '#use-cases/backup/manifest.ts';
import type { Config } from '../config.ts';
import { checkEmbeddedDatabase, databaseFile } from '../startup/embedded-database.ts';
import { openToOthers } from '../startup/open-to-others.ts';
import { readMarker } from '../startup/shop-marker.ts';
import { createBackupStore } from '../stores.ts';
import { type Finding, findingsOn } from './finding.ts';

const WRITABLE_BY_OTHERS = 0o022;
const ONE_HOUR_MS = 60 * 60 * 1000;
/** A daily backup that failed once. */
const OLD_BACKUP_HOURS = 48;

/** Without changing anything. */
export async function checkFolder({ dataDir }: Config): Promise<Finding[]> {
  const { ok, warning, problem } = findingsOn('data folder');
  const stats = await stat(dataDir).catch(() => undefined);
  if (!stats?.isDirectory()) return [problem(`${dataDir} does not exist: the shop has not been started here`)];
  const space = findingOnSpace(await readFreeBytes(dataDir));
  try {
    const { value: open } = await openToOthers(dataDir).next();
    const isShared = open !== dataDir && (stats.mode & WRITABLE_BY_OTHERS) !== 0;
    return [
      open === undefined ? ok(dataDir) : warning(`${open} is open to other users; the next start closes it`),
      ...(isShared ? [warning(`${dataDir} is not the shop's alone: other users can write to it`)] : []),
      space,
    ];
  } catch (error) {
    return [problem(error instanceof Error ? error.message : String(error)), space];
  }
}

export function findingOnSpace(freeBytes: number): Finding {
  const { ok, warning, problem } = findingsOn('data folder');
  const text = `${formatMegabytes(freeBytes)} free`;
  if (isSpaceFull(freeBytes)) return problem(`${text}: the disk is full`);
  return (isSpaceLow(freeBytes) ? warning : ok)(text);
}

/** Reads all of shop.db, and compares its shop with that of the folder. */
export async function checkEmbedded({ dataDir, shopId }: Config): Promise<Finding[]> {
  const { ok, warning, problem } = findingsOn('database');
  const file = databaseFile(dataDir);
  try {
    checkEmbeddedDatabase({ dataDir, marker: await readMarker(dataDir), expectedId: shopId });
    if (!existsSync(file)) return [problem(`there is no shop.db in ${dataDir}`)];
    const inspection = inspectSqlite(file, { check: true });
    if (!inspection.ok) return [problem(`${file} is damaged: ${inspection.damage}`)];
    return [
      ok(`${file} is whole`),
      ...(shopId ? [] : [warning(`SHOP_ID is not set: an unmounted volume would look like a new shop`)]),
    ];
  } catch (error) {
    return [problem(error instanceof Error ? error.message : String(error))];
  }
}

/** The newest of the daily backups. */
export async function checkBackups(config: Config, now: number): Promise<Finding[]> {
  const { ok, warning } = findingsOn('backup');
  const { place } = config.backups;
  if (place === 'none') return [warning('BACKUP_TO is none: the shop makes no backups by itself')];
  const store = createBackupStore(place, config);
  const { newest, unreadable } = await findNewestReadable(store);
  const damaged = unreadable.map((name) => warning(unreadableText(name)));
  if (!newest) return [...damaged, warning(`there is none in ${store.location}`)];
  const hours = Math.round((now - newest.manifest.createdAt) / ONE_HOUR_MS);
  return [...damaged, (hours > OLD_BACKUP_HOURS ? warning : ok)(`${newest.name} is ${hours} hours old`)];
}
