import { existsSync } from 'node:fs';
import { z } from 'zod';
import { s3Store } from '#adapters/images/s3-store.ts';
import { createSnapshotTarget } from '#data/snapshot/open-snapshot.ts';
import { lockSqliteFile } from '#data/snapshot/sqlite-file-lock.ts';
import { sqliteSnapshot } from '#data/snapshot/sqlite-snapshot.ts';
import { copyShop } from '#use-cases/backup/copy-shop.ts';
import { bucket, postgresAddress } from '../settings/setting-formats.ts';
import { exitWithStartError, StartError } from '../start-error.ts';
import { databaseFile } from '../startup/embedded-database.ts';
import { createImageStore } from '../stores.ts';
import { parseCommandLine, readSettings } from './command-line.ts';

const USAGE = `Copies the shop of DATA_DIR to PostgreSQL, and its images to S3. Stop the shop first.

  npm run migrate-to-postgres -- --to postgres://user:password@host/database [--images s3://bucket/folder] [--replace]

  --to       where to; after an interruption run it again
  --images   copies the images there, with the settings of S3; otherwise they stay where they are
  --replace  copies over a shop that is there
  --help     shows this
`;

const REFUSALS = {
  filled: 'There is a shop in that PostgreSQL already. Add --replace to put this one in its place.',
  'in-use': 'Another process uses that PostgreSQL for a shop. Stop it first.',
  newer: 'The shop is of a later version. Update this one first.',
};

const optionsSchema = z.object({ to: postgresAddress, images: bucket.optional(), replace: z.boolean() });

await run().catch(exitWithStartError);

async function run(): Promise<void> {
  const options = optionsSchema.safeParse(
    parseCommandLine(USAGE, {
      to: { type: 'string' },
      images: { type: 'string' },
      replace: { type: 'boolean', default: false },
    }),
  );
  if (!options.success) {
    const problems = options.error.issues.map(({ path, message }) => `--${path} ${message}`);
    throw new StartError(`${problems.join('; ')}; --help shows all options.`);
  }
  const { to, images: place, replace } = options.data;
  const config = readSettings();
  const file = databaseFile(config.dataDir);
  if (!existsSync(file)) throw new StartError(`There is no database ${file}.`);
  // Held to the end, so that no write is lost.
  const lock = lockSqliteFile(file);
  if (!lock) throw new StartError('The shop is open. Stop it first, so that nothing that it writes is lost.');
  if (!lock.connection) throw new StartError(`The database ${file} cannot be read.`);
  const result = await copyShop({
    content: sqliteSnapshot(lock.connection),
    images: place && { from: createImageStore(config), to: s3Store({ ...place, ...config.s3Service }) },
    replace,
    createTarget: async (target) => createSnapshotTarget({ url: to }, target),
  });
  lock.release();
  if (!result.ok) throw new StartError(REFUSALS[result.reason]);
  const lines = result.tables.map(({ name, rows, sha256 }) => `  ${name}: ${rows} rows, ${sha256.slice(0, 16)}`);
  process.stdout.write(`Copied and compared, table by table:\n${lines.join('\n')}\n`);
  if (result.skipped.length > 0) process.stdout.write(`Not of the shop, left out: ${result.skipped.join(', ')}.\n`);
  if (place) process.stdout.write(`${result.images} images are in S3: set IMAGES_URL.\n`);
  process.stdout.write(`Now start the shop with DATABASE_URL; ${file} is no longer used.\n`);
}
