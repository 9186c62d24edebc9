import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pages } from '#contract/urls/shop-urls.ts';
import { formatFine, formatWhole } from '../../test/report/table.ts';
import { startShopServer } from '../../test/servers/shop-server.ts';
import { loadPath } from '../load/path-load.ts';
import { type Figures, load } from '../load/varied-load.ts';
import { seedCatalogue } from '../seed-shop.ts';

const ROUNDS = 3;
const MIN_RATIO = 1.6;
/** Until the second worker listens, too. */
const SECOND_WORKER_MS = 3000;

/** What one and two workers do, in turns, on databases of their own; the first row names the columns. */
export async function workersTable({ products, seconds }: { products: number; seconds: number }): Promise<string[][]> {
  const one = await openShop(products, '1');
  const two = await openShop(products, '2');
  await pause(SECOND_WORKER_MS);
  let searched = 0;
  // Each search is another one, so that none is kept.
  const calls = () => ({ path: pages.search(`marca 7 ${searched++}`) });
  const measures = {
    'searches per s': async (shop: Shop) => load({ server: shop, calls, seconds }),
    'kept list page per s': async (shop: Shop) => loadPath(shop, { path: pages.products, seconds }),
  };
  const rows: string[][] = [['Workers', 'one', 'two', 'ratio', 'cpu µs one', 'cpu µs two', 'target']];
  try {
    for (const [label, measure] of Object.entries(measures)) {
      await measure(one);
      await measure(two);
      const sums = { one: { perSecond: 0, processor: 0 }, two: { perSecond: 0, processor: 0 } };
      for (let round = 0; round < ROUNDS; round += 1) {
        add(sums.one, await measure(one));
        add(sums.two, await measure(two));
      }
      rows.push([
        label,
        formatWhole(sums.one.perSecond / ROUNDS),
        formatWhole(sums.two.perSecond / ROUNDS),
        formatFine(sums.two.perSecond / sums.one.perSecond),
        formatWhole(sums.one.processor / ROUNDS),
        formatWhole(sums.two.processor / ROUNDS),
        `≥ ${MIN_RATIO} on idle cores`,
      ]);
    }
  } finally {
    await one.close();
    await two.close();
  }
  return rows;
}

type Sum = Pick<Figures, 'perSecond' | 'processor'>;

function add(sum: Sum, { perSecond, processor }: Sum): void {
  sum.perSecond += perSecond;
  sum.processor += processor;
}

type Shop = Awaited<ReturnType<typeof openShop>>;

async function openShop(products: number, workers: string) {
  const folder = await mkdtemp(join(tmpdir(), 'shop-workers-'));
  await seedCatalogue({ file: join(folder, 'shop.db'), products });
  const env = { DATA_DIR: folder, DATABASE_URL: '', DEMO: '0', LOG_LEVEL: 'error', WORKERS: workers };
  const shop = await startShopServer(env);
  return {
    ...shop,
    close: async () => {
      await shop.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
