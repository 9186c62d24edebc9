import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { newDatabase, startPostgres } from '../test/servers/postgres-server.ts';
import { killDuringWrites } from './kill.ts';
import { killDuringPriceLists } from './kill-price-list.ts';
import { oddPaths, requestOddPaths } from './odd-paths.ts';

/** A short run; `npm run torture` repeats the same for long. */
test.describe('the server', () => {
  test('[M6-7] returns nothing protected, however a path is spelled', async () => {
    expect(oddPaths.length).toBeGreaterThan(500);
    const statuses = await requestOddPaths(process.env.SHOP_URL ?? '');
    expect(statuses.get(401)).toBeGreaterThan(0);
  });

  test('killed during writes, has every acknowledged write and no partial one', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'shop-kill-'));
    try {
      const { acknowledged } = await killDuringWrites({ folder }, 2);
      expect(acknowledged).toBeGreaterThan(0);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

  for (const [kind, rounds] of [
    ['SQLite', 2],
    ['PostgreSQL', 1],
  ] as const) {
    test(`killed around the confirm and the undo of a list, has all prices or none, once, on ${kind}`, async () => {
      const folder = await mkdtemp(join(tmpdir(), 'shop-kill-'));
      const postgres = kind === 'PostgreSQL' ? await startPostgres() : undefined;
      try {
        const place = postgres ? { folder, databaseUrl: await newDatabase(postgres.url) } : { folder };
        const { answered, committed, rolledBack } = await killDuringPriceLists(place, rounds);
        expect(answered + committed + rolledBack).toBe(rounds);
      } finally {
        await postgres?.stop();
        await rm(folder, { recursive: true, force: true });
      }
    });
  }
});
