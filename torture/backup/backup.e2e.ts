import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { newDatabase, startPostgres } from '../../test/servers/postgres-server.ts';
import { drillBackups } from './drill.ts';
import { killMigrations } from './kill-copies.ts';

/** A short run; `npm run torture -- backup backup-kill` repeats the same for long. */
test('a backup made while the shop is written to is restored with every confirmed write, on SQLite', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shop-backup-'));
  try {
    expect((await drillBackups({ folder }, 1)).acknowledged).toBeGreaterThan(20);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test('the same on PostgreSQL, and a move to it that is killed leaves nothing, or all', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shop-backup-'));
  const postgres = await startPostgres();
  try {
    const databaseUrl = await newDatabase(postgres.url);
    expect((await drillBackups({ folder: join(folder, 'drill'), databaseUrl }, 1)).acknowledged).toBeGreaterThan(20);
    expect((await killMigrations({ folder: join(folder, 'move'), databaseUrl }, 1)).rounds).toBe(1);
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
