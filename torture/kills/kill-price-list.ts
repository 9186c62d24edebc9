import assert from 'node:assert/strict';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { WirePricePreview } from '#contract/responses/price-list.ts';
import type { Database } from '#data/engine/database.ts';
import { migrate } from '#data/engine/migrate.ts';
import { openDatabase } from '#data/engine/open-database.ts';
import { pesosToCentavos } from '#domain/money/money.ts';
import { type PriceListClient, priceListClients } from '../../test/clients/price-list-client.ts';
import { insertListProducts } from '../../test/seeds/list-products.ts';
import { startShopServer } from '../../test/servers/shop-server.ts';
import { checkDatabaseFile, type ServerData } from './kill.ts';

/** Outcomes of the interrupted calls: answered, committed without a response, or not committed. */
export type ListKillCounts = { rounds: number; answered: number; committed: number; rolledBack: number };

type Prices = Map<number, number>;

/**
 * Confirms a list in one round and undoes it in the next, and kills the real server (SIGKILL) at a random moment around
 * the call. Afterwards all prices must be the old ones or all the new ones, in agreement with their history; a retry must
 * return the outcome, and nothing may be applied twice.
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
  const killed: ListKillCounts = { rounds, answered: 0, committed: 0, rolledBack: 0 };
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
      const historyCount = await countHistory(database);
      // In half of the rounds from two windows at once.
      const calls = round % 4 < 2 ? [act(key)] : [act(key), act()];
      // At a random moment, or right after the commit, before the response is sent.
      if (Math.random() < 0.6) await pause(Math.random() * 1.5 * usualMs);
      else
        for (let tries = 0; tries < 1000 && (await countHistory(database)) === historyCount; tries += 1) await pause(0);
      process.kill(server.pid, 'SIGKILL');
      const answers = (await Promise.all(calls)).filter((answer) => answer?.status === 200);
      await server.stop();

      const isCommitted = (await countHistory(database)) > historyCount;
      assert.deepEqual(
        await currentPrices(database),
        isCommitted ? to : from,
        'all prices are the old ones, or all the new ones',
      );
      assert.equal(await countHistory(database), historyCount + (isCommitted ? moved : 0));
      assert.ok(answers.length === 0 || isCommitted, 'an answered call is committed');
      assert.ok(answers.length <= 1, 'only one of two calls is answered');
      killed[answers.length > 0 ? 'answered' : isCommitted ? 'committed' : 'rolledBack'] += 1;
      if (databaseUrl === undefined) checkDatabaseFile(file);

      server = await startShopServer(env);
      admin = await signedIn(server.url);
      const state = await admin.state();
      const isNew = isCommitted === isConfirm;
      assert.deepEqual([state.preview !== null, state.update !== null], [isConfirm && !isCommitted, isNew]);
      const retry = await act(key);
      // The call of the other window was committed first.
      const isRefused = retry?.status === 409 && isCommitted && calls.length > 1;
      if (!isRefused) assert.equal(retry?.body.updated.length, preview.matched.length, 'the retry returns the outcome');
      assert.equal((await act())?.status, 409, 'a further call is refused');
      assert.deepEqual(await currentPrices(database), to);
      assert.equal(await countHistory(database), historyCount + moved, 'the history has each change once');
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

/** Time in ms of a confirm without a kill; undoes it afterwards. */
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
    .selectFrom('audit_entries')
    .where('did', 'in', ['price changed by list', 'price put back'])
    .select((eb) => eb.fn.countAll().as('notes'))
    .executeTakeFirstOrThrow();
  return Number(notes);
}

/** The last price in the history of each product. */
async function pricesInHistory({ query }: Database): Promise<Prices> {
  const rows = await query
    .selectFrom('audit_entries')
    .select(['entity_id', 'after'])
    .where('did', 'in', ['price changed by list', 'price put back'])
    .orderBy('id')
    .execute();
  const last = new Map(
    rows.map(({ entity_id, after }) => [entity_id ?? 0, pesosToCentavos(JSON.parse(after ?? '{}').price)]),
  );
  return new Map([...last].sort(([a], [b]) => a - b));
}
