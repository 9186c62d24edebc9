import { join } from 'node:path';
import type { Database } from '#data/engine/database.ts';
import { migrate } from '#data/engine/migrate.ts';
import { openDatabase } from '#data/engine/open-database.ts';
import { endlessPdfs } from '../test/hostile-pdfs/endless.ts';
import { refusedPdfs } from '../test/hostile-pdfs/refused.ts';
import { refusedDrawings } from '../test/hostile-pdfs/refused-drawings.ts';
import { hostileSpreadsheets } from '../test/hostile-spreadsheets/all.ts';
import { formatWhole } from '../test/report/table.ts';
import { type ShopServer, startShopServer } from '../test/servers/shop-server.ts';
import { type Attack, type AttackTarget, onBoth, onSqlite, type Row, sizes } from './attack.ts';
import { backupAttacks } from './backup/attacks.ts';
import { useDatabaseCopy } from './database-copy.ts';
import { fillDiskUnderShop } from './disk-full.ts';
import { sendForgedTokens } from './forged-tokens.ts';
import { sendGarbage } from './garbage.ts';
import { requestMadeUpHosts, signInAtHost } from './hosts.ts';
import { killDuringWrites, killWithPostgres } from './kills/kill.ts';
import { killDuringPriceLists } from './kills/kill-price-list.ts';
import { loadAttacks } from './load/attacks.ts';
import { requestOddPaths } from './odd-paths.ts';
import { pasteOrders } from './orders.ts';
import { postgresAttacks } from './postgres/attacks.ts';
import { attackProxies } from './proxies/attack-proxies.ts';
import { sellInParallel } from './sales.ts';
import { textAttacks } from './texts/attacks.ts';
import { sendHostileImages } from './uploads/hostile-images.ts';
import { type HostileLists, sendHostileLists } from './uploads/hostile-lists.ts';

/** By the name that `npm run torture -- <name>` takes. */
export const attacks: Record<string, Attack> = {
  ...postgresAttacks,
  ...loadAttacks,
  ...textAttacks,
  ...backupAttacks,
  sales: {
    databases: onBoth,
    run: async (target) => {
      const counts = await withDatabase(target, (database) => sellInParallel(database, sizes));
      const { rounds, orders, sold, refused } = counts;
      const figure = `${formatWhole(rounds)} × ${sizes.buyers} buyers, ${formatWhole(orders)} orders, ${formatWhole(sold)} sold, ${formatWhole(refused)} refused`;
      return [['parallel sales', figure, 'no unit sold twice, none withheld']];
    },
  },
  orders: {
    databases: onBoth,
    run: async (target) => {
      const { orders, lines } = await withDatabase(target, (database) => pasteOrders(database, sizes.orders));
      const figure = `${formatWhole(orders)} with ${formatWhole(lines)} lines`;
      return [['orders pasted as messages', figure, 'sales, sums and stock as in the cart']];
    },
  },
  garbage: {
    databases: onBoth,
    run: async (target) => {
      const statuses = await withDatabase(target, (database) => sendGarbage(database, sizes.requests));
      return [['random requests', formatStatuses(statuses), 'no 5xx']];
    },
  },
  tokens: {
    databases: onBoth,
    run: async (target) => [
      ['forged tokens', formatWhole(await withDatabase(target, sendForgedTokens)), 'all refused'],
    ],
  },
  copy: {
    databases: onBoth,
    run: async (target) => [
      ['a copied database', `${formatWhole(await withDatabase(target, useDatabaseCopy))} forgeries`, 'all refused'],
    ],
  },
  paths: {
    databases: onBoth,
    run: async (target) => {
      const statuses = await withDemoServer(target, ({ url }) => requestOddPaths(url));
      return [['odd addresses', formatStatuses(statuses), 'nothing protected is returned']];
    },
  },
  hosts: {
    databases: onBoth,
    run: async (target) => {
      const requests = await withDemoServer(target, async ({ url }) => {
        const sent = await requestMadeUpHosts(url, sizes.requests);
        await signInAtHost(url);
        return sent;
      });
      return [['made-up host names', formatWhole(requests), 'none repeated, the pages stay cached']];
    },
  },
  proxies: { databases: onBoth, run: attackProxies },
  kill: {
    databases: onBoth,
    run: async (target) => {
      const { rounds, acknowledged, cutOff, slowestStartMs } = await (target.kind === 'postgres'
        ? killWithPostgres(target.folder, sizes.kills)
        : killDuringWrites({ folder: target.folder }, sizes.kills));
      const victims = target.kind === 'postgres' ? 'kills of shop and database' : 'kills';
      const figure = `${formatWhole(rounds)} ${victims}, ${formatWhole(acknowledged)} writes confirmed, ${formatWhole(cutOff)} cut off`;
      return [
        ['kill -9', figure, 'no confirmed write missing'],
        ['slowest start after it', `${formatWhole(slowestStartMs)} ms`, '≤ 2,000'],
      ];
    },
  },
  'disk-full': {
    databases: onSqlite,
    run: async ({ folder }) => {
      const counts = await fillDiskUnderShop(folder, sizes.fills);
      if (!counts) return [['full disk', 'not run: no disk may be mounted here', '']];
      const { rounds, refused, fitted, reads } = counts;
      const figure = `${formatWhole(rounds)} times: ${formatWhole(refused)} kinds of write refused with 507 after ${formatWhole(fitted)} that fitted, ${formatWhole(reads)} reads`;
      return [['full disk', figure, 'no other answer, all writes again with room']];
    },
  },
  lists: {
    databases: onBoth,
    run: async (target) => {
      const { rounds, answered, committed, rolledBack } = await killDuringPriceLists(target, sizes.kills);
      const figure = `${formatWhole(rounds)} kills: ${formatWhole(answered)} answered, ${formatWhole(committed)} committed without a response, ${formatWhole(rolledBack)} not committed`;
      return [['kill -9 around a list', figure, 'all prices or none, once']];
    },
  },
  images: {
    databases: onSqlite,
    run: async (target) => {
      const figures = await withDemoServer(target, (server) => sendHostileImages(server, { variants: 1200, huge: 8 }));
      const { files, variants, substitutes, newImageMs, slowestShopper, memory, childPeak } = figures;
      const { idle, peak, after } = memory;
      return [
        ['hostile images', `${formatWhole(files)} refused or harmless`, 'all'],
        [
          'variants asked at once',
          `${formatWhole(variants)}, of these ${formatWhole(substitutes)} as master`,
          'all 200',
        ],
        ['a new image meanwhile', `${formatWhole(newImageMs)} ms`, '≤ 1,000'],
        ['slowest response to a shopper at the same time', `${formatWhole(slowestShopper)} ms`, '≤ 1,000'],
        [
          "the server's memory",
          `${formatWhole(idle)} MB before, at most ${formatWhole(peak)} MB, ${formatWhole(after)} MB after`,
          'flat',
        ],
        ['memory of its processes for images', `at most ${formatWhole(childPeak)} MB`, 'given back when idle'],
      ];
    },
  },
  hostile: { databases: onSqlite, run: (target) => attackWithLists(target, hostilePdfs) },
  spreadsheets: { databases: onSqlite, run: (target) => attackWithLists(target, hostileSpreadsheets) },
};

const hostilePdfs: HostileLists = { refused: [...refusedPdfs, ...refusedDrawings, ...endlessPdfs], harmless: [] };

async function attackWithLists(target: AttackTarget, lists: HostileLists): Promise<Row[]> {
  const figures = await withDemoServer(target, (server) => sendHostileLists(server, lists));
  const { files, odd, slowest, slowestShopper, idle, peak, after } = figures;
  const memory = `${formatWhole(idle)} MB before, at most ${formatWhole(peak)} MB, ${formatWhole(after)} MB after`;
  return [
    ['hostile price lists', `${formatWhole(files)} refused, ${formatWhole(odd)} odd ones read`, 'all'],
    ['slowest of them', slowest, '≤ 12,000 ms when nothing else runs'],
    ['slowest response to a shopper at the same time', `${formatWhole(slowestShopper)} ms`, '≤ 1,000'],
    ["the server's memory", memory, 'flat'],
  ];
}

async function withDatabase<Result>(
  { databaseUrl, folder }: AttackTarget,
  use: (database: Database) => Promise<Result>,
) {
  const database = await openDatabase({ url: databaseUrl, file: join(folder, 'shop.db') });
  try {
    await migrate(database);
    return await use(database);
  } finally {
    await database.close();
  }
}

async function withDemoServer<Result>(
  { databaseUrl = '', folder }: AttackTarget,
  use: (server: ShopServer) => Promise<Result>,
) {
  const server = await startShopServer({
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    DEMO: '1',
    LOG_LEVEL: 'error',
  });
  try {
    return await use(server);
  } finally {
    await server.stop();
  }
}

function formatStatuses(statuses: ReadonlyMap<number, number>): string {
  const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${formatWhole(count)}`);
  return `${formatWhole([...statuses.values()].reduce((a, b) => a + b, 0))} (${counts.join(', ')})`;
}
