import type { DatabaseOptions } from '../engine/open-database.ts';
import type { Snapshot } from './snapshot.ts';
import type { TargetOptions, TargetResult } from './snapshot-target.ts';
import { openSqliteSnapshot } from './sqlite-snapshot.ts';
import { createSqliteTarget } from './sqlite-target.ts';

/** Of the shop: the url of a PostgreSQL, else the path of a SQLite file. */
export type SnapshotSource = Pick<DatabaseOptions, 'url' | 'file'>;

/** Reads the PostgreSQL of the url when there is one, else the SQLite file. Throws DatabaseSetupError. */
export async function openSnapshot({ url, file }: SnapshotSource): Promise<Snapshot> {
  if (url !== undefined) {
    // Imported on demand: most shops use SQLite.
    const { openPostgresSnapshot } = await import('./postgres-snapshot.ts');
    return openPostgresSnapshot(url);
  }
  if (file !== undefined) return openSqliteSnapshot(file);
  throw new TypeError('openSnapshot needs a url or a file');
}

/** Creates a new database beside the one that is there, if any. Throws DatabaseSetupError. */
export async function createSnapshotTarget(
  { url, file }: SnapshotSource,
  options: TargetOptions,
): Promise<TargetResult> {
  if (url !== undefined) {
    const { createPostgresTarget } = await import('./postgres-target.ts');
    return createPostgresTarget(url, options);
  }
  if (file !== undefined) return createSqliteTarget(file, options);
  throw new TypeError('createSnapshotTarget needs a url or a file');
}
