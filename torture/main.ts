import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Database } from '#data/engine/database.ts';
import { migrate } from '#data/engine/migrate.ts';
import { openDatabase } from '#data/engine/open-database.ts';
import { formatTable, formatWhole } from '../test/report/table.ts';
import { newDatabase, startPostgres } from '../test/servers/postgres-server.ts';
import { startShopServer } from '../test/servers/shop-server.ts';
import { sendForgedTokens } from './forged-tokens.ts';
import { sendGarbage } from './garbage.ts';
import { sendHostileLists } from './hostile-lists.ts';
import { killDuringWrites } from './kill.ts';
import { killDuringPriceLists } from './kill-price-list.ts';
import { requestOddPaths } from './odd-paths.ts';
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

type Row = [label: string, figure: string, target: string];

const folder = await mkdtemp(join(tmpdir(), 'shop-torture-'));
process.env.SCRATCH_FOLDER = folder;
const postgres = await startPostgres();

/** Each runs once on SQLite and once on PostgreSQL. */
const attacks: Record<string, (on: { kind: string; url?: string; place: string }) => Promise<Row[]>> = {
  async sales({ kind, ...on }) {
    const { rounds, orders, sold, refused } = await withDatabase(on, (database) =>
      sellInParallel(database, Number(values.rounds)),
    );
    const figure = `${formatWhole(rounds)} rounds, ${formatWhole(orders)} orders, ${formatWhole(sold)} sold, ${formatWhole(refused)} refused`;
    return [[`parallel sales, ${kind}`, figure, 'no unit sold twice, none withheld']];
  },
  async garbage({ kind, ...on }) {
    const statuses = await withDatabase(on, (database) => sendGarbage(database, Number(values.requests)));
    return [[`random requests, ${kind}`, formatStatuses(statuses), 'no 5xx']];
  },
  async tokens({ kind, ...on }) {
    return [[`forged tokens, ${kind}`, formatWhole(await withDatabase(on, sendForgedTokens)), 'all refused']];
  },
  async paths({ kind, url = '', place }) {
    const server = await startShopServer({ DATA_DIR: place, DATABASE_URL: url, DEMO: '1', LOG_LEVEL: 'error' });
    try {
      return [
        [`odd addresses, ${kind}`, formatStatuses(await requestOddPaths(server.url)), 'nothing protected is returned'],
      ];
    } finally {
      await server.stop();
    }
  },
  async kill({ kind, url, place }) {
    const counts = await killDuringWrites({ folder: place, databaseUrl: url }, Number(values.kills));
    const { rounds, acknowledged, cutOff, slowestStartMs } = counts;
    const figure = `${formatWhole(rounds)} kills, ${formatWhole(acknowledged)} writes confirmed, ${formatWhole(cutOff)} cut off`;
    return [
      [`kill -9, ${kind}`, figure, 'no confirmed write missing'],
      [`slowest start after it, ${kind}`, `${formatWhole(slowestStartMs)} ms`, '≤ 2,000'],
    ];
  },
  async lists({ kind, url, place }) {
    const counts = await killDuringPriceLists({ folder: place, databaseUrl: url }, Number(values.kills));
    const figure = `${formatWhole(counts.rounds)} kills: ${formatWhole(counts.answered)} answered, ${formatWhole(counts.committed)} committed without a response, ${formatWhole(counts.rolledBack)} not committed`;
    return [[`kill -9 around a list, ${kind}`, figure, 'all prices or none, once']];
  },
  async hostile({ kind, url = '', place }) {
    // The effect of a file does not depend on the database.
    if (kind !== 'sqlite') return [];
    const server = await startShopServer({ DATA_DIR: place, DATABASE_URL: url, DEMO: '1', LOG_LEVEL: 'error' });
    try {
      const { files, slowest, slowestShopper, idle, peak, after } = await sendHostileLists(server);
      const memory = `${formatWhole(idle)} MB before, at most ${formatWhole(peak)} MB, ${formatWhole(after)} MB after`;
      return [
        ['hostile price lists', `${formatWhole(files)} refused`, 'all'],
        ['slowest of them', slowest, '≤ 12,000 ms when nothing else runs'],
        ['slowest response to a shopper at the same time', `${formatWhole(slowestShopper)} ms`, '≤ 1,000'],
        ["the server's memory", memory, 'flat'],
      ];
    } finally {
      await server.stop();
    }
  },
};

try {
  for (const name of positionals.length > 0 ? positionals : Object.keys(attacks)) {
    const attack = attacks[name];
    if (!attack) throw new Error(`There is no attack «${name}»; there are ${Object.keys(attacks).join(', ')}.`);
    for (const kind of ['sqlite', 'postgres']) {
      const place = await mkdtemp(join(folder, `${name}-`));
      const on = kind === 'postgres' ? { url: await newDatabase(postgres.url) } : {};
      process.stdout.write(`${formatTable(await attack({ kind, place, ...on }))}\n`);
    }
  }
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}

type DatabasePlace = { url?: string; place: string };

async function withDatabase<Result>({ url, place }: DatabasePlace, use: (database: Database) => Promise<Result>) {
  const database = await openDatabase({ url, file: join(place, 'shop.db') });
  try {
    await migrate(database);
    return await use(database);
  } finally {
    await database.close();
  }
}

function formatStatuses(statuses: ReadonlyMap<number, number>): string {
  const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${formatWhole(count)}`);
  return `${formatWhole([...statuses.values()].reduce((a, b) => a + b, 0))} (${counts.join(', ')})`;
}
