import { randomUUID } from 'node:crypto';
import { chmod, copyFile, mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { dropDatabase, newDatabase } from '../../../test/servers/postgres-server.ts';
import { copyProject, failure, type ProjectCopy } from '../../../test/servers/project-copy.ts';

let copy: ProjectCopy;
let folder: string;
beforeAll(async () => {
  copy = await copyProject();
});
afterAll(async () => copy.remove());
beforeEach(async () => {
  folder = await mkdtemp(join(copy.elsewhere, 'data-'));
});
afterEach(() => copy.killAll());

const path = (name: string) => join(folder, name);
const marker = async () => (await readFile(path('shop-id'), 'utf8')).split('\n')[0];
const openOnce = async (env: Record<string, string> = {}, signal?: NodeJS.Signals) => {
  const { output, stop } = await copy.open({ DATA_DIR: folder, ...env });
  await stop(signal);
  return output.stdout;
};
const refuse = async (env: Record<string, string> = {}) => copy.startAndExit({ DATA_DIR: folder, ...env });
const inDatabase = (statement: string) => {
  const database = new Sqlite(path('shop.db'));
  const rows = statement.startsWith('select') ? database.prepare(statement).pluck().all() : database.exec(statement);
  database.close();
  return rows;
};

describe('a data folder', () => {
  it('gets the id of its shop, which the database holds, too, and keeps it', async () => {
    await openOnce();
    const id = await marker();
    expect(inDatabase("select value from secrets where name = 'shop-id'")).toEqual([id]);
    await openOnce({ SHOP_ID: id ?? '' });
    expect(await marker()).toBe(id);
  });

  it('of an older version is adopted', async () => {
    await openOnce();
    await rm(path('shop-id'));
    inDatabase("delete from secrets where name = 'shop-id'");
    expect(await openOnce()).not.toContain('Contraseña');
    expect(inDatabase("select value from secrets where name = 'shop-id'")).toEqual([await marker()]);
  });

  it('whose database is missing is refused, and gets no new one', async () => {
    await openOnce();
    await rm(path('shop.db'));
    expect(await refuse()).toEqual(failure('belongs to a shop, but its database shop.db is missing.*npm run restore'));
    await expect(stat(path('shop.db'))).rejects.toThrow('ENOENT');
  });

  it('with the database of another shop is refused', async () => {
    await openOnce();
    await rename(path('shop.db'), join(copy.elsewhere, 'other.db'));
    await rm(path('shop-id'));
    await openOnce();
    await rename(join(copy.elsewhere, 'other.db'), path('shop.db'));
    expect(await refuse()).toEqual(failure('is not the one that belongs to this folder'));
  });

  it('whose database was copied without its log is refused', async () => {
    const { stop } = await copy.open({ DATA_DIR: folder });
    await copyFile(path('shop.db'), path('copied.db'));
    await stop();
    await rename(path('copied.db'), path('shop.db'));
    expect(await refuse()).toEqual(failure('was copied without shop.db-wal'));
  });

  it('without a shop is refused when the settings name one, as one whose volume is not mounted', async () => {
    expect(await refuse({ SHOP_ID: randomUUID() })).toEqual(failure('holds no shop, but SHOP_ID is set'));
    await openOnce();
    expect(await refuse({ SHOP_ID: randomUUID() })).toEqual(failure('of another shop than SHOP_ID says'));
  });

  it('with a damaged database is refused after a kill, with the way to a backup', async () => {
    await openOnce();
    const bytes = await readFile(path('shop.db'));
    bytes.fill(0xff, 4096 * 3, 4096 * 12);
    await openOnce({}, 'SIGKILL');
    await writeFile(path('shop.db'), bytes);
    expect(await refuse()).toEqual(failure('shop.db is damaged .*Restore a backup with "npm run restore"'));
  });

  const modes = async (...names: string[]) =>
    Promise.all(names.map(async (name) => ((await stat(path(name))).mode & 0o777).toString(8)));

  it('is closed to other users of the machine, also one that was open', async () => {
    await mkdir(path('images/ab'), { recursive: true });
    await writeFile(path('images/ab/x'), '');
    await openOnce();
    for (const name of ['.', 'images', 'images/ab']) await chmod(path(name), 0o755);
    for (const name of ['shop.db', 'images/ab/x']) await chmod(path(name), 0o644);
    const { stop } = await copy.open({ DATA_DIR: folder });
    expect(await modes('.', 'images', 'images/ab')).toEqual(['700', '700', '700']);
    const files = ['shop.db', 'shop.db-wal', 'shop.db-shm', 'shop-id', 'images/ab/x'];
    expect(await modes(...files)).toEqual(files.map(() => '600'));
    await stop();
  });

  it('keeps the permissions of what is not the shop’s', async () => {
    await mkdir(path('bin'));
    await writeFile(path('bin/tool'), '');
    for (const name of ['.', 'bin', 'bin/tool']) await chmod(path(name), 0o755);
    await openOnce();
    expect(await modes('.', 'bin', 'bin/tool')).toEqual(['755', '755', '755']);
    expect(await modes('shop.db', 'shop-id')).toEqual(['600', '600']);
  });

  it('with a file where the pictures go is refused', async () => {
    await writeFile(path('images'), '');
    expect(await refuse()).toEqual(failure('images must be a folder for pictures'));
  });
});

describe('on PostgreSQL', () => {
  let DATABASE_URL: string;
  beforeEach(async () => {
    DATABASE_URL = await newDatabase(inject('postgresUrl'));
  });
  afterEach(async () => dropDatabase(inject('postgresUrl'), DATABASE_URL));

  it('a shop that is left behind in the data folder is told, and so is a forgotten DATABASE_URL', async () => {
    await openOnce({ DEMO: '1' });
    expect(await openOnce({ DATABASE_URL })).toContain('npm run migrate-to-postgres');
    await rm(path('shop.db'));
    expect(await refuse()).toEqual(failure('set DATABASE_URL if the shop is on PostgreSQL'));
  });

  it('another shop than the settings name is refused', async () => {
    expect(await refuse({ DATABASE_URL, SHOP_ID: randomUUID() })).toEqual(
      failure('another shop than SHOP_ID says, or none'),
    );
  });

  it('one of two nodes that start at once shows the password, and it is the right one', async () => {
    const nodes = await Promise.all([1, 2].map(async () => copy.open({ DATABASE_URL, DATA_DIR: folder })));
    const shown = nodes.flatMap(({ output }) => /Administrador: (\S+) {3}Contraseña: (\S+)/.exec(output.stdout) ?? []);
    const [, email, password] = shown;
    expect(shown).toHaveLength(3);
    for (const { port } of nodes) {
      const response = await fetch(`http://127.0.0.1:${port}/api/auth/sign-in/email`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password }),
      });
      expect(response.status).toBe(200);
    }
    for (const { stop } of nodes) await stop();
  });
});
