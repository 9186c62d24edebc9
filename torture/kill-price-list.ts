import assert from 'node:assert/strict';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { WirePricePreview } from '#contract/responses/price-list.ts';
import type { Database } from '#data/engine/database.ts';
import { openDatabase } from '#data/engine/open-database.ts';
import { migrate } from '#data/migrations/migrate.ts';
import { pesosToCentavos } from '#domain/money/money.ts';
import { type PriceListClient, priceListClients } from '../test/clients/price-list-client.ts';
import { insertListProducts } from '../test/seeds/list-products.ts';
import { startShopServer } from '../test/servers/shop-server.ts';
import { checkDatabaseFile, type ServerData } from './kill.ts';

/** How the killed calls ended: answered, done without an answer, or not done. */
export type ListKillCounts = { rounds: number; answered: number; done: number; undone: number };

type Prices = Map<number, number>;

/**
 * In each round a list is confirmed, and in the next put back, and the real server is killed (SIGKILL) at some moment
 * around it. Then all prices are the old ones or all the new ones, as their history has it; who asks again is told what
 * happened, and nothing happens twice.
 */
export async function killDuringPriceLists(
  { folder, databaseUrl }: ServerData,
  rounds: number,
): Promise<ListKillCounts> {
  const file = join(folder, 'shop.db');
  const database = await openDatabase(databaseUrl === undefined ? { file } : { url: databaseUrl });
  await migrate(database);
  await insertListProducts(database);
  const env = { DATA_DIR: folder, DATABASE_URL: databaseUrl ?? '', DEMO: '0', LOG_LEVEL: 'error' };
  const signedIn = priceListClients('a4-folleto-dos-columnas');
  const killed: ListKillCounts = { rounds, answered: 0, done: 0, undone: 0 };
  let server = await startShopServer(env);
  try {
    let admin = await signedIn(server.url);
    let preview = await admin.preview();
    const old = await currentPrices(database);
    const fresh = new Map([
      ...old,
      ...preview.matched.map((one) => [one.id, pesosToCentavos(one.precio_nuevo)] as const),
    ]);
    const moved = [...fresh].filter(([id, price]) => old.get(id) !== price).length;
    const usualMs = await measureConfirm(admin, preview);

    for (let round = 0; round < rounds; round += 1) {
      const isConfirm = round % 2 === 0;
      const [from, to] = isConfirm ? [old, fresh] : [fresh, old];
      if (isConfirm) preview = await admin.preview();
      const act = (key?: string) => (isConfirm ? admin.confirm(preview, key) : admin.undo(key));
      const key = `round-${round}`;
      const notes = await countHistory(database);
      // Half of the time from two windows at once.
      const asking = round % 4 < 2 ? [act(key)] : [act(key), act()];
      // At any moment, or right after the commit, when the answer is not out yet.
      if (Math.random() < 0.6) await pause(Math.random() * 1.5 * usualMs);
      else for (let tries = 0; tries < 1000 && (await countHistory(database)) === notes; tries += 1) await pause(0);
      process.kill(server.pid, 'SIGKILL');
      const answers = (await Promise.all(asking)).filter((answer) => answer?.status === 200);
      await server.stop();

      const isDone = (await countHistory(database)) > notes;
      assert.deepEqual(
        await currentPrices(database),
        isDone ? to : from,
        'all prices are the old ones, or all the new ones',
      );
      assert.equal(await countHistory(database), notes + (isDone ? moved : 0));
      assert.ok(answers.length === 0 || isDone, 'what was told is done');
      assert.ok(answers.length <= 1, 'once');
      killed[answers.length > 0 ? 'answered' : isDone ? 'done' : 'undone'] += 1;
      if (databaseUrl === undefined) checkDatabaseFile(file);

      server = await startShopServer(env);
      admin = await signedIn(server.url);
      const held = await admin.held();
      const isNew = isDone === isConfirm;
      assert.deepEqual([held.preview !== null, held.update !== null], [isConfirm && !isDone, isNew]);
      const again = await act(key);
      // The other window had been quicker.
      const isRefused = again?.status === 409 && isDone && asking.length > 1;
      if (!isRefused) assert.equal(again?.body.updated.length, preview.matched.length, 'it is told what happened');
      assert.equal((await act())?.status, 409, 'nothing is left to do');
      assert.deepEqual(await currentPrices(database), to);
      assert.equal(await countHistory(database), notes + moved, 'once, as the history has it');
      assert.deepEqual(
        await pricesInHistory(database),
        new Map([...to].filter(([id]) => old.get(id) !== fresh.get(id))),
      );
    }
  } finally {
    await server.stop();
    await database.close();
  }
  return killed;
}

/** How long a confirm takes when nobody is killed, in ms; leaves everything as it was. */
async function measureConfirm(admin: PriceListClient, preview: WirePricePreview): Promise<number> {
  const from = performance.now();
  assert.equal((await admin.confirm(preview))?.status, 200);
  const took = performance.now() - from;
  assert.equal((await admin.undo())?.status, 200);
  return took;
}

async function currentPrices({ query }: Database): Promise<Prices> {
  const rows = await query.selectFrom('products').select(['id', 'price']).orderBy('id').execute();
  return new Map(rows.map(({ id, price }) => [id, price]));
}

async function countHistory({ query }: Database): Promise<number> {
  const { notes } = await query
    .selectFrom('price_history')
    .select((eb) => eb.fn.countAll().as('notes'))
    .executeTakeFirstOrThrow();
  return Number(notes);
}

/** The last price of each product of which there is a history. */
async function pricesInHistory({ query }: Database): Promise<Prices> {
  const rows = await query.selectFrom('price_history').select(['product_id', 'after']).orderBy('id').execute();
  const last = new Map(rows.map(({ product_id, after }) => [product_id, after ?? 0]));
  return new Map([...last].sort(([a], [b]) => a - b));
}
