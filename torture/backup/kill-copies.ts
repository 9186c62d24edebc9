import assert from 'node:assert/strict';
import { join } from 'node:path';
import { type DatabaseOptions, openDatabase } from '#data/engine/open-database.ts';
import { runCommand } from '../../test/programs/run-command.ts';
import { newDatabase } from '../../test/servers/postgres-server.ts';
import { readChecksums, writeShopData } from './shop-data.ts';

type KillTarget = { folder: string; databaseUrl: string };

export type KillCopyCounts = { rounds: number; killed: number };

/**
 * Copies of a SQLite shop to PostgreSQL are killed (SIGKILL) at random moments and run again: before the end there is no
 * shop in PostgreSQL, afterwards one with the checksums of the source.
 */
export async function killMigrations({ folder, databaseUrl }: KillTarget, rounds: number): Promise<KillCopyCounts> {
  const dataDir = join(folder, 'shop');
  const file = join(dataDir, 'shop.db');
  await writeShopData({ place: { file }, imageFolder: join(dataDir, 'images'), products: 1000 });
  const source = await readChecksums({ file });
  const migrate = async (to: string, killAfterMs?: number) =>
    runCommand('migrate-to-postgres', ['--to', to], {
      env: { DATA_DIR: dataDir },
      ...(killAfterMs !== undefined && { killAfterMs }),
    });

  const whole = await migrate(await newDatabase(databaseUrl));
  assert.equal(whole.code, 0, whole.stderr);
  let killed = 0;
  for (let round = 0; round < rounds; round += 1) {
    const url = await newDatabase(databaseUrl);
    // Starting the program takes a good part of the time.
    const { code } = await migrate(url, whole.ms * (0.3 + 0.7 * Math.random()));
    if (code === null) {
      killed += 1;
      const seen = await readChecksums({ url });
      assert.ok(seen === undefined || seen === source, 'half a copy is in use');
      if (seen === undefined) assert.equal((await migrate(url)).code, 0);
    }
    assert.equal(await readChecksums({ url }), source);
    const again = await migrate(url);
    assert.equal(again.code, 1);
    assert.match(again.stderr, /There is a shop in that PostgreSQL already/);
  }
  return { rounds, killed };
}

/** Restores over another shop are killed at random moments: the database is the old or the new one, and both work. */
export async function killRestores(
  { folder, databaseUrl }: { folder: string; databaseUrl?: string | undefined },
  rounds: number,
): Promise<KillCopyCounts> {
  const [dataDir, backups] = [join(folder, 'shop'), join(folder, 'backups')];
  const place = { url: databaseUrl, file: join(dataDir, 'shop.db') };
  const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' };
  await writeShopData({ place, imageFolder: join(dataDir, 'images'), products: 500 });
  const states = [await readChecksums(place)];
  assert.equal((await runCommand('backup', ['--to', join(backups, '0')], { env })).code, 0);
  await addMessage(place);
  states.push(await readChecksums(place));
  assert.equal((await runCommand('backup', ['--to', join(backups, '1')], { env })).code, 0);
  const restore = async (which: number, killAfterMs?: number) =>
    runCommand('restore', [join(backups, String(which)), '--replace'], {
      env,
      ...(killAfterMs !== undefined && { killAfterMs }),
    });

  const whole = await restore(0);
  assert.equal(whole.code, 0, whole.stderr);
  let killed = 0;
  for (let round = 1; round <= rounds; round += 1) {
    const { code } = await restore(round % 2, whole.ms * (0.3 + 0.7 * Math.random()));
    if (code === null) killed += 1;
    assert.ok(states.includes(await readChecksums(place)), 'neither the old nor the new shop');
    const last = await restore(round % 2);
    assert.equal(last.code, 0, last.stderr);
    assert.equal(await readChecksums(place), states[round % 2]);
  }
  return { rounds, killed };
}

async function addMessage(place: DatabaseOptions): Promise<void> {
  const database = await openDatabase(place);
  const message = { name: 'Ana', email: 'ana@example.com', message: 'Hola', created_at: 1 };
  await database.query.insertInto('contact_messages').values(message).execute();
  await database.close();
}
