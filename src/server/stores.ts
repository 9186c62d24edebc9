import { join } from 'node:path';
import { diskStore } from '#adapters/images/disk-store.ts';
import type { ImageStore } from '#adapters/images/image-store.ts';
import { s3Store } from '#adapters/images/s3-store.ts';
import { folderStore } from '#adapters/object-store/folder-store.ts';
import type { ObjectStore } from '#adapters/object-store/object-store.ts';
import { s3Bucket } from '#adapters/object-store/s3-bucket.ts';
import type { Config } from './config.ts';
import type { BackupPlace } from './settings/setting-formats.ts';
import { databaseFile } from './startup/embedded-database.ts';

/** The url of the database when it is PostgreSQL, and the path of the SQLite file. */
export function databaseOptions({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>) {
  return { url: databaseUrl, file: databaseFile(dataDir) };
}

export function createImageStore({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): ImageStore {
  return s3 ? s3Store(s3) : diskStore(join(dataDir, 'images'));
}

/** A store of backups; a bucket is reached by the settings of S3. */
export function createBackupStore(
  place: Exclude<BackupPlace, 'none'>,
  { s3Service }: Pick<Config, 's3Service'>,
): ObjectStore {
  return 'folder' in place ? folderStore(place.folder) : s3Bucket({ ...place, ...s3Service });
}
