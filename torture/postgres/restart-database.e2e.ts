import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { restartDatabase } from './restart-database.ts';

test('survives restarts of PostgreSQL and the end of single connections, and loses no acknowledged write', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shop-restart-'));
  try {
    const { restarts, terminated, writes } = await restartDatabase({ folder, rounds: 1 });
    expect(restarts).toBe(3);
    expect(terminated).toBeGreaterThan(10);
    expect(writes.acknowledged).toBeGreaterThan(10);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
