import assert from 'node:assert/strict';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import type { AdminClient } from '#contract/admin/admin-client.ts';
import { adminClients } from '../../test/clients/admin-client.ts';
import { newDatabase, type PostgresServer, startPostgres } from '../../test/servers/postgres-server.ts';
import { type ShopServer, startShopServer } from '../../test/servers/shop-server.ts';
import { Ledger } from './ledger.ts';

export type ServerData = { folder: string; databaseUrl?: string };

type KillTarget = ServerData & {
  /** The server of `databaseUrl`, when it is to be killed as well. */
  postgres?: PostgresServer;
};

export type KillCounts = { rounds: number; acknowledged: number; cutOff: number; slowestStartMs: number };

/**
 * In each round the real server is killed (SIGKILL) during writes over HTTP and restarted: all acknowledged writes must
 * exist, none may be partial, and the database file must be intact.
 */
export async function killDuringWrites(target: KillTarget, rounds: number): Promise<KillCounts> {
  const { folder, databaseUrl, postgres } = target;
  const env = { DATA_DIR: folder, DATABASE_URL: databaseUrl ?? '', DEMO: '0', LOG_LEVEL: 'error' };
  const signedIn = adminClients();
  const ledger = new Ledger();
  let slowestStartMs = 0;
  let server = await startShopServer(env);
  try {
    await ledger.open(await signedIn(server.url));
    for (let round = 0; round < rounds; round += 1) {
      await writeUntilKilled(server, { admin: await signedIn(server.url), ledger, postgres });
      await postgres?.resume();
      if (databaseUrl === undefined) checkDatabaseFile(join(folder, 'shop.db'));
      server = await startShopServer(env);
      slowestStartMs = Math.max(slowestStartMs, server.readyAfterMs);
      await ledger.compare(await signedIn(server.url));
      for (const url of ledger.takeImages()) {
        assert.equal((await fetch(server.url + url)).status, 200, `${url} is missing`);
      }
    }
  } finally {
    await server.stop();
  }
  const { acknowledged, cutOff } = ledger;
  return { rounds, acknowledged, cutOff, slowestStartMs };
}

/** The same with a PostgreSQL of its own, which is killed together with the shop. */
export async function killWithPostgres(folder: string, rounds: number): Promise<KillCounts> {
  const postgres = await startPostgres();
  try {
    return await killDuringWrites({ folder, databaseUrl: await newDatabase(postgres.url), postgres }, rounds);
  } finally {
    await postgres.stop();
  }
}

type Writing = { admin: AdminClient; ledger: Ledger; postgres: PostgresServer | undefined };

async function writeUntilKilled(server: ShopServer, { admin, ledger, postgres }: Writing): Promise<void> {
  const writing = ledger.writers(admin).map(async (write) => {
    while (await write());
  });
  // After some acknowledged writes, however fast the machine is, and at a random point of those in progress.
  const target = ledger.acknowledged + Math.ceil(Math.random() * 60);
  while (ledger.acknowledged < target) await pause(1);
  await pause(Math.random() * 30);
  process.kill(server.pid, 'SIGKILL');
  await postgres?.halt('KILL');
  await Promise.all(writing);
  await server.stop();
}

export function checkDatabaseFile(file: string): void {
  const connection = new Sqlite(file);
  assert.equal(connection.pragma('integrity_check', { simple: true }), 'ok');
  assert.deepEqual(connection.pragma('foreign_key_check'), []);
  connection.close();
}
