import assert from 'node:assert/strict';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { WirePricePreview } from '#contract/responses/price-list.ts';
import { type Database, openDatabase } from '#data/engine/open-database.ts';
import { migrate } from '#data/migrations/migrate.ts';
import { pesosToCentavos } from '#domain/money/money.ts';
import { startShopServer } from '../e2e/shop-server.ts';
import { stockListProducts } from '../test/price-lists.ts';
import { checkFile, type Place } from './kill.ts';
import { type ListCaller, listCaller } from './list-caller.ts';

/** How the killed calls ended: answered, done without an answer, or not done. */
export type KilledLists = { rounds: number; answered: number; done: number; undone: number };

type Prices = Map<number, number>;

/**
 * In each round a list is confirmed, and in the next put back, and the real server is killed (SIGKILL) at some moment
 * around it. Then all prices are the old ones or all the new ones, as their history has it; who asks again is told what
 * happened, and nothing happens twice.
 */
export async function killAroundLists({ folder, databaseUrl }: Place, rounds: number): Promise<KilledLists> {
  const file = join(folder, 'shop.db');
  const database = await openDatabase(databaseUrl === undefined ? { file } : { url: databaseUrl });
  await migrate(database);
  await stockListProducts(database);
  const env = { DATA_DIR: folder, DATABASE_URL: databaseUrl ?? '', DEMO: '0', LOG_LEVEL: 'error' };
  const signedIn = listCaller('a4-folleto-dos-columnas');
  const killed: KilledLists = { rounds, answered: 0, done: 0, undone: 0 };
  let server = await startShopServer(env);
  try {
    let admin = await signedIn(server.url);
    let preview = await admin.preview();
    const old = await pricesOf(database);
    const fresh = new Map([
      ...old,
      ...preview.matched.map((one) => [one.id, pesosToCentavos(one.precio_nuevo)] as const),
    ]);
    const moved = [...fresh].filter(([id, price]) => old.get(id) !== price).length;
    const usualMs = await timeOf(admin, preview);

    for (let round = 0; round < rounds; round += 1) {
      const isConfirm = round % 2 === 0;
      const [from, to] = isConfirm ? [old, fresh] : [fresh, old];
      if (isConfirm) preview = await admin.preview();
      const act = (key?: string) => (isConfirm ? admin.confirm(preview, key) : admin.undo(key));
      const key = `round-${round}`;
      const notes = await notesIn(database);
      // Half of the time from two windows at once.
      const asking = round % 4 < 2 ? [act(key)] : [act(key), act()];
      // At any moment, or right after the commit, when the answer is not out yet.
      if (Math.random() < 0.6) await pause(Math.random() * 1.5 * usualMs);
      else for (let tries = 0; tries < 1000 && (await notesIn(database)) === notes; tries += 1) await pause(0);
      process.kill(server.pid, 'SIGKILL');
      const answers = (await Promise.all(asking)).filter((answer) => answer?.status === 200);
      await server.stop();

      const isDone = (await notesIn(database)) > notes;
      assert.deepEqual(
        await pricesOf(database),
        isDone ? to : from,
        'all prices are the old ones, or all the new ones',
      );
      assert.equal(await notesIn(database), notes + (isDone ? moved : 0));
      assert.ok(answers.length === 0 || isDone, 'what was told is done');
      assert.ok(answers.length <= 1, 'once');
      killed[answers.length > 0 ? 'answered' : isDone ? 'done' : 'undone'] += 1;
      if (databaseUrl === undefined) checkFile(file);

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
      assert.deepEqual(await pricesOf(database), to);
      assert.equal(await notesIn(database), notes + moved, 'once, as the history has it');
      assert.deepEqual(await notedPrices(database), new Map([...to].filter(([id]) => old.get(id) !== fresh.get(id))));
    }
  } finally {
    await server.stop();
    await database.close();
  }
  return killed;
}

/** How long a confirm takes when nobody is killed, in ms; leaves everything as it was. */
async function timeOf(admin: ListCaller, preview: WirePricePreview): Promise<number> {
  const from = performance.now();
  assert.equal((await admin.confirm(preview))?.status, 200);
  const took = performance.now() - from;
  assert.equal((await admin.undo())?.status, 200);
  return took;
}

async function pricesOf({ query }: Database): Promise<Prices> {
  const rows = await query.selectFrom('products').select(['id', 'price']).orderBy('id').execute();
  return new Map(rows.map(({ id, price }) => [id, price]));
}

async function notesIn({ query }: Database): Promise<number> {
  const { notes } = await query
    .selectFrom('price_history')
    .select((eb) => eb.fn.countAll().as('notes'))
    .executeTakeFirstOrThrow();
  return Number(notes);
}

/** The last price of each product of which there is a history. */
async function notedPrices({ query }: Database): Promise<Prices> {
  const rows = await query.selectFrom('price_history').select(['product_id', 'after']).orderBy('id').execute();
  const last = new Map(rows.map(({ product_id, after }) => [product_id, after ?? 0]));
  return new Map([...last].sort(([a], [b]) => a - b));
}
