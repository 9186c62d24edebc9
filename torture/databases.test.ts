import { expect, it } from 'vitest';
import { eachDatabase } from '../test/databases/each-database.ts';
import { useDatabaseCopy } from './database-copy.ts';
import { sendGarbage } from './garbage.ts';
import { pasteOrders } from './orders.ts';
import { sellInParallel } from './sales.ts';

/** A short run; `npm run torture` repeats the same for long. */
eachDatabase((_kind, open) => {
  it('answers 500 random requests without a 5xx', async () => {
    const statuses = await sendGarbage(await open(), 500);
    // Some requests reach the database.
    expect(statuses.get(200)).toBeGreaterThan(5);
  });

  it('lets nobody in with a copy of the database', async () => {
    expect(await useDatabaseCopy(await open())).toBeGreaterThan(10);
  });

  it('turns 40 orders that came as messages into the same sales', async () => {
    expect(await pasteOrders(await open(), 40)).toMatchObject({ orders: 40 });
  });

  it('sells the stock and no more when 50 buyers order at once, in 3 rounds', async () => {
    expect(await sellInParallel(await open(), { rounds: 3 })).toMatchObject({ rounds: 3, orders: 150 });
  });
});
