import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pages } from '#contract/urls/shop-urls.ts';
import { formatFine, formatWhole } from '../../test/report/table.ts';
import { startShopServer } from '../../test/servers/shop-server.ts';
import { median } from '../back-office/median.ts';
import { loadPath } from '../load/path-load.ts';
import { type Figures, load } from '../load/varied-load.ts';
import { invalidatedRows } from '../rows.ts';
import { openInvalidator, seedCatalogue } from '../seed-shop.ts';
import { withBusyCores } from './busy-cores.ts';
import { canPin, pinProcess } from './pin-process.ts';

const ROUNDS = 5;
const MIN_RATIO = 1.6;
/** Until the second worker listens, too. */
const SECOND_WORKER_MS = 3000;
/** Searches of one process until its code is compiled as well as it will be. */
const WARM_UP_ANSWERS = 3000;

const SHOP_CORE = [0];
const GENERATOR_CORE = [1];
const BOTH_CORES = [...SHOP_CORE, ...GENERATOR_CORE];

/**
 * Two workers on two cores in turns with one worker on one core, on databases of their own. The generator, and whatever
 * else runs, needs some of these cores, so the rates are raised to what the shop would do with their share, too: `alone`.
 * Idle time counts for the one worker only, so the ratio is rather too low. The first row names the columns.
 */
export async function workersTable({ products, seconds }: { products: number; seconds: number }): Promise<string[][]> {
  const columns = ['one, one core', 'shop cores', 'alone', 'two, two cores', 'shop cores', 'busy cores', 'alone'];
  const rows = [['Workers, answers per s', ...columns, 'ratio', 'target', 'cpu µs one', 'two']];
  const cores = cpus().map((_, index) => index);
  if (!canPin || cores.length < BOTH_CORES.length) return [...rows, ['needs taskset and two cores']];
  // The shops are bound to what this process is bound to when it starts them.
  pinProcess(process.pid, BOTH_CORES);
  const one = await openShop(products, 1);
  const two = await openShop(products, 2);
  pinProcess(one.pid, SHOP_CORE);
  await pause(SECOND_WORKER_MS);
  let searched = 0;
  // Each search is another one, so that none is kept.
  const calls = () => ({ path: pages.search(`marca 7 ${searched++}`) });
  const search = (shop: Shop) => load({ server: shop, calls, seconds });
  const measures: Record<string, (shop: Shop) => Promise<Figures>> = {
    searches: search,
    'kept list page': (shop) => loadPath(shop, { path: pages.products, seconds }),
  };
  for (const { label, paths, perSecond } of invalidatedRows(products))
    if (perSecond) measures[`${label}, all products changed`] = (shop) => loadChanging(shop, { paths, seconds });
  try {
    for (const shop of [one, two]) await warmUp(() => search(shop), shop.workers * WARM_UP_ANSWERS);
    for (const [label, measure] of Object.entries(measures)) {
      const single: Capacity[] = [];
      const double: Capacity[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        pinProcess(process.pid, GENERATOR_CORE);
        single.push(capacity(await measure(one), SHOP_CORE.length));
        pinProcess(process.pid, BOTH_CORES);
        const { result, busyCores } = await withBusyCores(BOTH_CORES, () => measure(two));
        double.push(capacity(result, busyCores));
      }
      rows.push([label, ...cells({ single, double })]);
    }
  } finally {
    pinProcess(process.pid, cores);
    await one.close();
    await two.close();
  }
  return rows;
}

/** Requests the paths in turn, all products changed before each round. */
function loadChanging(shop: Shop, { paths, seconds }: { paths: readonly string[]; seconds: number }): Promise<Figures> {
  let count = 0;
  const calls = () => {
    const index = count++ % paths.length;
    if (index === 0) shop.changeAll();
    return { path: paths[index] ?? '' };
  };
  return load({ server: shop, calls, seconds });
}

type Capacity = ReturnType<typeof capacity>;

/** `alone`: the rate if the shop had had all of these cores, instead of `shopCores` of them. */
function capacity({ perSecond, processor }: Figures, cores: number) {
  const shopCores = (perSecond * processor) / 1_000_000;
  return { perSecond, processor, shopCores, cores, alone: (perSecond * cores) / shopCores };
}

function cells({ single, double }: Record<'single' | 'double', Capacity[]>): string[] {
  const middle = (all: readonly Capacity[], key: keyof Capacity) => median(all.map((figures) => figures[key]));
  return [
    ...[formatWhole(middle(single, 'perSecond')), formatFine(middle(single, 'shopCores'))],
    formatWhole(middle(single, 'alone')),
    ...[formatWhole(middle(double, 'perSecond')), formatFine(middle(double, 'shopCores'))],
    ...[formatFine(middle(double, 'cores')), formatWhole(middle(double, 'alone'))],
    formatFine(middle(double, 'alone') / middle(single, 'alone')),
    `≥ ${MIN_RATIO}`,
    ...[formatWhole(middle(single, 'processor')), formatWhole(middle(double, 'processor'))],
  ];
}

async function warmUp(run: () => Promise<Figures>, answers: number): Promise<void> {
  const from = performance.now();
  for (let answered = 0; answered < answers; ) {
    const { perSecond } = await run();
    answered = (perSecond * (performance.now() - from)) / 1000;
  }
}

type Shop = Awaited<ReturnType<typeof openShop>>;

async function openShop(products: number, workers: number) {
  const folder = await mkdtemp(join(tmpdir(), 'shop-workers-'));
  const file = join(folder, 'shop.db');
  await seedCatalogue({ file, products });
  const env = { DATA_DIR: folder, DATABASE_URL: '', DEMO: '0', LOG_LEVEL: 'error', WORKERS: String(workers) };
  const shop = await startShopServer(env);
  const invalidator = openInvalidator(file);
  return {
    ...shop,
    workers,
    changeAll: invalidator.changeAll,
    close: async () => {
      invalidator.close();
      await shop.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
