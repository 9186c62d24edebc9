import { basename, dirname } from 'node:path';
import { createSnapshotTarget } from '#data/snapshot/open-snapshot.ts';
import type { TargetOptions, TargetResult } from '#data/snapshot/snapshot-target.ts';
import { findNewestReadable } from '#use-cases/backup/list-backups.ts';
import { backupTime, readManifest, unreadableText } from '#use-cases/backup/manifest.ts';
import { type RestoreResult, restoreBackup } from '#use-cases/backup/restore-backup.ts';
import { verifyBackup } from '#use-cases/backup/verify-backup.ts';
import type { Config } from '../config.ts';
import type { BackupPlace } from '../settings/setting-formats.ts';
import { exitWithStartError, StartError } from '../start-error.ts';
import { prepareDataFolder } from '../startup/data-folder.ts';
import { inheritOwner } from '../startup/inherit-owner.ts';
import { deleteMarker } from '../startup/shop-marker.ts';
import { createBackupStore, createImageStore, databaseOptions } from '../stores.ts';
import { parseBackupPlace, parseCommandArgument, readSettings } from './command-line.ts';

const USAGE = `Verifies a backup, and restores it to DATABASE_URL, or else to DATA_DIR, and its images.

  npm run restore -- <backup> [--replace] [--check]

  <backup>   a folder or s3://bucket/folder: of one backup, or of several, of which the newest is taken
  --replace  restores over a shop that is there
  --check    only verifies
  --help     shows this
`;

await run().catch(exitWithStartError);

async function run(): Promise<void> {
  const { values, argument } = parseCommandArgument(USAGE, {
    replace: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
  });
  const config = readSettings();
  const place = argument ? parseBackupPlace(argument, { option: 'The backup', config }) : undefined;
  if (place === undefined)
    throw new StartError('Which backup? Name its folder or s3://bucket/folder; --help shows all options.');
  const { store, name, manifest, unreadable } = await findBackup(place, config);
  const what = `${name} in ${store.location}`;
  for (const each of unreadable) process.stderr.write(`${unreadableText(each)}.\n`);
  if (values.check) {
    const problems = await verifyBackup(store, manifest);
    if (problems.length > 0) throw new StartError(failureText({ ok: false, reason: 'damaged', problems }));
    process.stdout.write(`The backup ${what} is whole.\n`);
    if (unreadable.length > 0) process.exitCode = 1;
    return;
  }
  if (unreadable.length > 0)
    throw new StartError(`To restore an older backup, name it: ${argument?.replace(/\/$/, '')}/${name}`);
  if (!(config.databaseUrl && config.s3)) await prepareDataFolder(config.dataDir);
  const createTarget = async (options: TargetOptions): Promise<TargetResult> => {
    const result = await createSnapshotTarget(databaseOptions(config), options);
    if (!result.ok) return result;
    // That of the shop before. The next start writes the marker of the restored one.
    await deleteMarker(config.dataDir);
    const publish = async () => {
      await inheritOwner(config.dataDir);
      await result.target.publish();
    };
    return { ok: true, target: { ...result.target, publish } };
  };
  const images = createImageStore(config);
  const result = await restoreBackup({ store, manifest, images, replace: values.replace, createTarget });
  if (!result.ok) throw new StartError(failureText(result));
  const rows = result.tables.reduce((sum, table) => sum + table.rows, 0);
  const counts = `${result.tables.length} tables, ${rows} rows, ${result.images} images`;
  process.stdout.write(`Restored ${what}: ${counts}. Now start the shop.\n`);
  if (result.skipped.length > 0) process.stdout.write(`Not of the shop, left out: ${result.skipped.join(', ')}.\n`);
}

/** The backup that the place is, or the newest of those that are there; and the later ones that cannot be read. */
async function findBackup(place: Exclude<BackupPlace, 'none'>, config: Config) {
  const path = 'folder' in place ? place.folder : place.prefix.replace(/\/$/, '');
  const name = basename(path);
  if (backupTime(name) !== undefined) {
    const folder = dirname(path);
    const parent = 'folder' in place ? { folder } : { ...place, prefix: folder === '.' ? '' : `${folder}/` };
    const store = createBackupStore(parent, config);
    const manifest = await readManifest(store, name);
    if (manifest) return { store, name, manifest, unreadable: [] };
    throw new StartError(`${name} is not a whole backup that this version can read.`);
  }
  const store = createBackupStore(place, config);
  const { newest, unreadable } = await findNewestReadable(store);
  if (newest) return { store, ...newest, unreadable };
  throw new StartError(`${[...unreadable.map(unreadableText), `There is no backup in ${store.location}`].join('. ')}.`);
}

function failureText(failure: Exclude<RestoreResult, { ok: true }>): string {
  if (failure.reason === 'damaged') return `The backup is damaged: ${failure.problems.join('; ')}.`;
  return {
    filled: 'There is a shop already. Add --replace to put the backup in its place.',
    'in-use': 'The shop is open. Stop it first.',
    newer: 'The backup is of a later version of the shop. Update the shop first.',
  }[failure.reason];
}
