import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Database, openDatabase } from '#data/engine/open-database.ts';
import { migrate } from '#data/migrations/migrate.ts';
import { table, whole } from '../bench/table.ts';
import { startShopServer } from '../e2e/shop-server.ts';
import { newDatabase, startPostgres } from '../test/postgres-server.ts';
import { showForgeries } from './forgeries.ts';
import { throwGarbage } from './garbage.ts';
import { sendHostileLists } from './hostile-lists.ts';
import { killInTheMiddle } from './kill.ts';
import { killAroundLists } from './kill-price-list.ts';
import { askOddPaths } from './odd-paths.ts';
import { sellInParallel } from './sales.ts';

// npm run torture [-- sales garbage tokens paths kill lists hostile] [--rounds 100] [--requests 20000] [--kills 50]
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '100' },
    requests: { type: 'string', default: '20000' },
    kills: { type: 'string', default: '50' },
  },
});

type Row = [what: string, figure: string, wanted: string];

const folder = await mkdtemp(join(tmpdir(), 'shop-torture-'));
const postgres = await startPostgres();

/** Each is done once on the embedded database and once on PostgreSQL. */
const parts: Record<string, (on: { kind: string; url?: string; place: string }) => Promise<Row[]>> = {
  async sales({ kind, ...on }) {
    const { rounds, asked, sold, refused } = await withDatabase(on, (database) =>
      sellInParallel(database, Number(values.rounds)),
    );
    const figure = `${whole(rounds)} rounds, ${whole(asked)} asked, ${whole(sold)} sold, ${whole(refused)} refused`;
    return [[`parallel sales, ${kind}`, figure, 'no unit sold twice, none kept back']];
  },
  async garbage({ kind, ...on }) {
    const statuses = await withDatabase(on, (database) => throwGarbage(database, Number(values.requests)));
    return [[`requests of garbage, ${kind}`, told(statuses), 'no 5xx']];
  },
  async tokens({ kind, ...on }) {
    return [[`forged tokens, ${kind}`, whole(await withDatabase(on, showForgeries)), 'all refused']];
  },
  async paths({ kind, url = '', place }) {
    const server = await startShopServer({ DATA_DIR: place, DATABASE_URL: url, DEMO: '1', LOG_LEVEL: 'error' });
    try {
      return [[`odd addresses, ${kind}`, told(await askOddPaths(server.url)), 'nothing protected comes out']];
    } finally {
      await server.stop();
    }
  },
  async kill({ kind, url, place }) {
    const done = await killInTheMiddle({ folder: place, databaseUrl: url }, Number(values.kills));
    const { rounds, acknowledged, cutOff, slowestStartMs } = done;
    const figure = `${whole(rounds)} kills, ${whole(acknowledged)} writes confirmed, ${whole(cutOff)} cut off`;
    return [
      [`kill -9, ${kind}`, figure, 'no confirmed write missing'],
      [`slowest start after it, ${kind}`, `${whole(slowestStartMs)} ms`, '≤ 2,000'],
    ];
  },
  async lists({ kind, url, place }) {
    const done = await killAroundLists({ folder: place, databaseUrl: url }, Number(values.kills));
    const figure = `${whole(done.rounds)} kills: ${whole(done.answered)} answered, ${whole(done.done)} done unheard, ${whole(done.undone)} not done`;
    return [[`kill -9 around a list, ${kind}`, figure, 'all prices or none, once']];
  },
  async hostile({ kind, url = '', place }) {
    // What a file does to the server has nothing to do with the database.
    if (kind !== 'sqlite') return [];
    const server = await startShopServer({ DATA_DIR: place, DATABASE_URL: url, DEMO: '1', LOG_LEVEL: 'error' });
    try {
      const { files, slowest, slowestShopper, idle, peak, after } = await sendHostileLists(server);
      const memory = `${whole(idle)} MB before, at most ${whole(peak)} MB, ${whole(after)} MB after`;
      return [
        ['hostile price lists', `${whole(files)} refused`, 'all'],
        ['slowest of them', slowest, '≤ 12,000 ms when nothing else runs'],
        ['slowest answer to a shopper meanwhile', `${whole(slowestShopper)} ms`, '≤ 1,000'],
        ["the server's memory", memory, 'flat'],
      ];
    } finally {
      await server.stop();
    }
  },
};

try {
  for (const name of positionals.length > 0 ? positionals : Object.keys(parts)) {
    const part = parts[name];
    if (!part) throw new Error(`There is no part «${name}»; there are ${Object.keys(parts).join(', ')}.`);
    for (const kind of ['sqlite', 'postgres']) {
      const place = await mkdtemp(join(folder, `${name}-`));
      const on = kind === 'postgres' ? { url: await newDatabase(postgres.url) } : {};
      process.stdout.write(`${table(await part({ kind, place, ...on }))}\n`);
    }
  }
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}

type Place = { url?: string; place: string };

async function withDatabase<Result>({ url, place }: Place, use: (database: Database) => Promise<Result>) {
  const database = await openDatabase({ url, file: join(place, 'shop.db') });
  try {
    await migrate(database);
    return await use(database);
  } finally {
    await database.close();
  }
}

function told(statuses: ReadonlyMap<number, number>): string {
  const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${whole(count)}`);
  return `${whole([...statuses.values()].reduce((a, b) => a + b, 0))} (${counts.join(', ')})`;
}
