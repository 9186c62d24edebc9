import { execFile } from 'node:child_process';
import { chown, mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { diskStore } from '#adapters/images/disk-store.ts';
import { type S3Options, s3Bucket } from '#adapters/object-store/s3-bucket.ts';
import { migrate } from '#data/engine/migrate.ts';
import { openDatabase } from '#data/engine/open-database.ts';
import { runCommand } from '../../../test/programs/run-command.ts';
import { productInserter } from '../../../test/seeds/insert-product.ts';
import { dropDatabase, newDatabase } from '../../../test/servers/postgres-server.ts';
import { startS3 } from '../../../test/servers/s3-server.ts';

const KEY = `${'ab'.repeat(16)}.webp`;
let root: string;
let shop: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'shop-commands-'));
  shop = join(root, 'shop');
  const database = await openDatabase({ file: join(shop, 'shop.db') });
  await migrate(database);
  await productInserter(database)({ name: 'Única', images: [{ url: `/images/${KEY}`, thumbhash: null }] });
  await database.close();
  await diskStore(join(shop, 'images')).put(KEY, Buffer.from('a picture'));
});
afterAll(async () => rm(root, { recursive: true, force: true }));

const run = async (name: string, args: string[], env: Record<string, string> = {}) =>
  runCommand(name, args, { env: { DATA_DIR: shop, ...env } });

const s3Settings = ({ endpoint, accessKeyId, secretAccessKey }: S3Options) => ({
  S3_ENDPOINT: endpoint,
  S3_ACCESS_KEY_ID: accessKeyId,
  S3_SECRET_ACCESS_KEY: secretAccessKey,
});

const productsIn = async (place: { url?: string; file?: string }) => {
  const database = await openDatabase(place);
  const rows = await database.query.selectFrom('products').select('name').execute();
  await database.close();
  return rows.map(({ name }) => name);
};

describe('npm run backup and npm run restore', () => {
  it('write, check and restore a shop, and refuse to write over one', async () => {
    const backup = await run('backup', []);
    expect([backup.stderr, backup.code]).toEqual(['', 0]);
    expect(backup.stdout).toMatch(/^Backup .* \d+ tables, \d+ rows, 1 images, 1 MB, in [\d.]+ s\.\n$/);
    const backups = join(shop, 'backups');
    const [name = ''] = (await readdir(backups)).filter((each) => each.startsWith('2'));
    expect((await stat(join(backups, name, 'manifest.json'))).mode & 0o777).toBe(0o600);

    const elsewhere = { DATA_DIR: join(root, 'elsewhere') };
    expect((await run('restore', [join(backups, name), '--check'], elsewhere)).stdout).toContain('is whole');
    expect((await run('restore', [join(backups, name)], elsewhere)).stdout).toMatch(/Restored .* 1 images/);
    expect(await productsIn({ file: join(root, 'elsewhere/shop.db') })).toEqual(['Única']);
    expect(await readFile(join(root, 'elsewhere/images/ab', KEY), 'utf8')).toBe('a picture');
    const refused = await run('restore', [backups], elsewhere);
    expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('Add --replace')]);
  });

  it('close what they write to other users, in a folder that is open to them', async () => {
    const folder = join(root, 'home');
    await mkdir(folder, { mode: 0o755 });
    await writeFile(join(folder, 'notes'), '');
    expect((await run('backup', ['--to', join(folder, 'usb')])).code).toBe(0);
    expect((await run('restore', [join(folder, 'usb')], { DATA_DIR: folder })).code).toBe(0);
    const modes = ['.', 'shop.db', 'images', 'usb'].map(async (name) => (await stat(join(folder, name))).mode & 0o777);
    expect(await Promise.all(modes)).toEqual([0o755, 0o600, 0o700, 0o700]);
  });

  it.runIf(process.geteuid?.() === 0)('leave what root writes to the user of the shop', async () => {
    const user = { uid: 65_534, gid: 65_534 };
    const dataDir = await mkdtemp(join(root, 'of-user-'));
    const env = { DATA_DIR: dataDir };
    const owners = async () => {
      const paths = (await readdir(dataDir, { recursive: true })).map((path) => join(dataDir, path));
      const stats = await Promise.all(paths.map(async (path) => stat(path)));
      return [...new Set(stats.map(({ uid, gid }) => `${uid}:${gid}`))];
    };
    expect((await run('backup', ['--to', join(root, 'for-user')])).code).toBe(0);
    await chown(dataDir, user.uid, user.gid);
    expect(await run('restore', [join(root, 'for-user')], env)).toMatchObject({ code: 0, stderr: '' });
    expect((await run('backup', [], env)).code).toBe(0);
    expect(await owners()).toEqual(['65534:65534']);
    expect(await run('restore', [join(root, 'for-user'), '--replace'], env)).toMatchObject({ code: 0, stderr: '' });
    expect(await owners()).toEqual(['65534:65534']);
    expect((await readdir(dataDir)).toSorted()).toEqual([
      'backups',
      'images',
      'shop.db',
      'shop.db.backup-lock',
      'shop.db.replaced',
    ]);
  });

  it('name a newer backup that is damaged, and restore an older one only by its name', async () => {
    const backups = join(root, 'with-damaged');
    for (let time = 0; time < 2; time += 1) expect((await run('backup', ['--to', backups])).code).toBe(0);
    const [older = '', newer = ''] = (await readdir(backups)).filter((each) => each.startsWith('2')).sort();
    await truncate(join(backups, newer, 'manifest.json'), 50);
    await mkdir(join(backups, '2999-01-01T00-00-00-000Z'));
    const isDamaged = new RegExp(`^${newer} cannot be read: its manifest.json is damaged`);

    const checked = await run('restore', [backups, '--check']);
    expect(checked).toMatchObject({ code: 1, stderr: expect.stringMatching(isDamaged) });
    expect(checked.stdout).toMatch(new RegExp(`^The backup ${older} in .* is whole`));
    const env = { DATA_DIR: join(root, 'from-older') };
    const refused = await run('restore', [backups], env);
    expect(refused).toMatchObject({ code: 1, stdout: '', stderr: expect.stringMatching(isDamaged) });
    expect(refused.stderr).toContain(`To restore an older backup, name it: ${backups}/${older}\n`);
    expect(await run('restore', [join(backups, older)], env)).toMatchObject({ code: 0, stderr: '' });
    expect((await run('doctor', [], { BACKUP_TO: backups })).stdout).toMatch(
      new RegExp(`^warning +backup +${newer} cannot be read.*\nok +backup +${older} is 0 hours old$`, 'm'),
    );

    await truncate(join(backups, older, 'manifest.json'), 0);
    const none = await run('restore', [backups, '--check']);
    expect(none).toMatchObject({ code: 1, stderr: expect.stringMatching(isDamaged) });
    expect(none.stderr).toMatch(/There is no backup in .*with-damaged\.\n$/);
  });

  it('restore over a damaged database, but not over one in use', async () => {
    const dataDir = join(root, 'damaged');
    const open = await openDatabase({ file: join(dataDir, 'shop.db') });
    await migrate(open);
    const env = { DATA_DIR: dataDir };
    const backups = join(root, 'for-damaged');
    expect((await run('backup', ['--to', backups])).code).toBe(0);
    expect((await run('restore', [backups, '--replace'], env)).stderr).toBe('The shop is open. Stop it first.\n');
    await open.close();
    await writeFile(join(dataDir, 'shop.db'), 'not a database, but long enough to be taken for one'.repeat(100));
    await writeFile(join(dataDir, 'shop.db-wal'), 'an old log');
    const restored = await run('restore', [backups, '--replace'], env);
    expect([restored.stderr, restored.code]).toEqual(['', 0]);
    expect(await productsIn({ file: join(dataDir, 'shop.db') })).toEqual(['Única']);
  });

  it('take a bucket, and name what is wrong with it in one line', async () => {
    const s3 = await startS3();
    const env = s3Settings(s3.place);
    try {
      const place = `s3://${s3.place.bucket}/copias`;
      const backup = await run('backup', [], { ...env, BACKUP_TO: place });
      expect([backup.stderr, backup.code]).toEqual(['', 0]);
      const [, name = ''] = /^Backup (\S+) in/.exec(backup.stdout) ?? [];
      const restored = await run('restore', [`${place}/${name}`], { ...env, DATA_DIR: join(root, 'from-bucket') });
      expect([restored.stderr, restored.code]).toEqual(['', 0]);
      expect(await productsIn({ file: join(root, 'from-bucket/shop.db') })).toEqual(['Única']);
      const missing = await run('restore', ['s3://no-bucket/copias'], env);
      expect([missing.stderr, missing.code]).toEqual(['There is no bucket no-bucket\n', 1]);
    } finally {
      await s3.stop();
    }
    const away = await run('backup', ['--to', `s3://${s3.place.bucket}/copias`], env);
    expect([away.stderr, away.code]).toEqual([expect.stringMatching(/^.*S3 does not answer.*\n$/), 1]);
  });

  it('say in one line what is wrong with a place', async () => {
    const file = join(root, 'a-file');
    await writeFile(file, '');
    for (const [args, stderr] of [
      [['--to', file], /^ENOTDIR: .*a-file'\n$/],
      [['--to', 's3://b'], /^--to must be a folder or s3:\/\/bucket\/folder, not «s3:\/\/b»\.\n$/],
      [['--to', 's3://bucket'], /^S3_ACCESS_KEY_ID or S3_SECRET_ACCESS_KEY is missing: s3:\/\/bucket needs both\.\n$/],
    ] as const)
      expect(await run('backup', [...args])).toMatchObject({ code: 1, stderr: expect.stringMatching(stderr) });
    expect((await run('restore', ['s3://bucket'])).stderr).toContain('S3_ACCESS_KEY_ID');
  });

  it('say what is missing', async () => {
    expect((await run('backup', [], { BACKUP_TO: 'none' })).stderr).toContain('add --to, or set BACKUP_TO');
    expect((await run('restore', [join(root, 'nowhere')])).stderr).toMatch(/^There is no backup in .*nowhere\.\n$/);
    expect((await run('backup', [], { DATA_DIR: join(root, 'nothing') })).stderr).toMatch(
      /^There is no database .*\n$/,
    );
    const wrong = await run('backup', ['--to', 'x'], { BACKUP_HOUR: '25' });
    expect(wrong.stderr).toContain('BACKUP_HOUR must be an hour from 0 to 23');
    expect((await run('migrate-to-postgres', ['--help'])).stdout).toContain('npm run migrate-to-postgres');
  });
});

it('npm run doctor ends quietly when nobody reads it', async () => {
  const doctor = `"${process.execPath}" src/server/commands/doctor.ts`;
  const { stdout, stderr } = await promisify(execFile)('sh', ['-c', `${doctor} | head -1`], {
    env: { PATH: process.env.PATH, DATA_DIR: shop, BACKUP_TO: 'none' },
  });
  expect([stderr, stdout.split('\n')]).toEqual(['', [expect.stringContaining('settings'), '']]);
});

describe('npm run migrate-to-postgres', () => {
  it('copies a shop that nobody has open, once', async () => {
    const url = await newDatabase(inject('postgresUrl'));
    const open = await openDatabase({ file: join(shop, 'shop.db') });
    await open.query.selectFrom('products').select('id').execute();
    const refused = await run('migrate-to-postgres', ['--to', url]);
    expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('Stop it first')]);
    await open.close();

    const done = await run('migrate-to-postgres', ['--to', url]);
    expect([done.stderr, done.code]).toEqual(['', 0]);
    expect(done.stdout).toMatch(/ {2}products: 1 rows, [0-9a-f]{16}\n/);
    expect(await productsIn({ url })).toEqual(['Única']);
    const again = await run('migrate-to-postgres', ['--to', url]);
    expect([again.code, again.stderr]).toEqual([1, expect.stringContaining('There is a shop in that PostgreSQL')]);
    await dropDatabase(inject('postgresUrl'), url);
  });

  it('copies the images to a bucket', async () => {
    const url = await newDatabase(inject('postgresUrl'));
    const s3 = await startS3();
    try {
      const options = ['--to', url, '--images', `s3://${s3.place.bucket}/fotos`];
      const done = await run('migrate-to-postgres', options, s3Settings(s3.place));
      expect([done.stderr, done.code]).toEqual(['', 0]);
      expect(done.stdout).toContain('1 images are in S3: set IMAGES_URL');
      const copied = await s3Bucket({ ...s3.place, prefix: 'fotos/' }).get(KEY);
      expect(new TextDecoder().decode(copied)).toBe('a picture');
    } finally {
      await s3.stop();
      await dropDatabase(inject('postgresUrl'), url);
    }
  });
});
