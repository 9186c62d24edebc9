import { expect, it } from 'vitest';
import { eachDatabase } from '../test/databases/each-database.ts';
import { sendGarbage } from './garbage.ts';
import { sellInParallel } from './sales.ts';

/** Short; `npm run torture` does the same for long. */
eachDatabase((_kind, open) => {
  it('answers 500 requests of garbage without a failure of its own', async () => {
    const statuses = await sendGarbage(await open(), 500);
    // Some of it got through to the database.
    expect(statuses.get(200)).toBeGreaterThan(5);
  });

  it('sells what there is and no more, to whomever of 50 who ask at once, 3 times over', async () => {
    expect(await sellInParallel(await open(), 3)).toMatchObject({ rounds: 3, asked: 150 });
  });
});
