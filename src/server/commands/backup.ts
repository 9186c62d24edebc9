import { constants, setPriority } from 'node:os';
import { backupBytes } from '#use-cases/backup/manifest.ts';
import { type BackupResult, runBackup } from '#use-cases/backup/run-backup.ts';
import { exitWithStartError, StartError } from '../start-error.ts';
import { inheritOwner } from '../startup/inherit-owner.ts';
import { createBackupStore, createImageStore, databaseOptions } from '../stores.ts';
import { parseBackupPlace, parseCommandLine, readSettings } from './command-line.ts';

const USAGE = `Writes a backup of database and images, while the shop is open.

  npm run backup [-- --to folder|s3://bucket/folder] [--prune]

  --to     where to; BACKUP_TO unless given
  --prune  then deletes the old ones there, but for those of BACKUP_KEEP_DAYS and BACKUP_KEEP_WEEKS
  --help   shows this
`;

await run().catch(exitWithStartError);

async function run(): Promise<void> {
  const values = parseCommandLine(USAGE, { to: { type: 'string' }, prune: { type: 'boolean', default: false } });
  const config = readSettings();
  const place =
    values.to === undefined ? config.backups.place : parseBackupPlace(values.to, { option: '--to', config });
  if (place === undefined || place === 'none')
    throw new StartError('There is no place for backups: add --to, or set BACKUP_TO. --help shows all options.');
  // Shoppers come first.
  setPriority(constants.priority.PRIORITY_LOW);
  const startedAt = performance.now();
  const store = createBackupStore(place, config);
  const result = await runBackup({
    source: databaseOptions(config),
    images: createImageStore(config),
    store,
    retention: values.prune ? config.backups.retention : undefined,
    now: Date.now(),
  }).finally(() => inheritOwner(config.dataDir));
  if (!result.ok)
    throw new StartError(
      result.reason === 'running' ? 'Another backup is being made.' : `No backup: ${result.message}.`,
    );
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  process.stdout.write(`${resultText(result, store.location)}, in ${seconds} s.\n`);
  const { missingImages } = result.backup.manifest;
  if (missingImages.length > 0)
    process.stdout.write(`${missingImages.length} images that the shop shows are missing in its store.\n`);
  if (result.pruned.length > 0) process.stdout.write(`Deleted old backups: ${result.pruned.join(', ')}.\n`);
}

function resultText({ backup: { name, manifest } }: Extract<BackupResult, { ok: true }>, location: string): string {
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const megabytes = Math.max(1, Math.round(backupBytes(manifest) / 1e6));
  const what = `${manifest.tables.length} tables, ${rows} rows, ${manifest.images.rows} images, ${megabytes} MB`;
  return `Backup ${name} in ${location}: ${what}`;
}
