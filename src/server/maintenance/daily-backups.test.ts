import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { folderStore } from '#adapters/object-store/folder-store.ts';
import { backupName, type Manifest, manifestFile } from '#use-cases/backup/manifest.ts';
import { scheduleDailyBackups } from './daily-backups.ts';

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
let folder: string;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: new Date(2026, 10, 22, 3) });
  folder = await mkdtemp(join(tmpdir(), 'shop-daily-'));
});
afterEach(async () => {
  vi.useRealTimers();
  await rm(folder, { recursive: true, force: true });
});

/** Time passes, and what it started ends. */
async function pass(milliseconds: number) {
  for (let passed = 0; passed < milliseconds; passed += 10 * MINUTE) {
    vi.advanceTimersByTime(10 * MINUTE);
    await new Promise((resolve) => setTimeout(resolve, 3));
  }
  await new Promise((resolve) => setTimeout(resolve, 200));
}

function schedule(run: () => Promise<void>, { isMadeElsewhere = false } = {}) {
  const logged: { level: number }[] = [];
  const log = pino({}, { write: (line: string) => void logged.push(JSON.parse(line)) });
  const store = folderStore(folder);
  return { logged, store, backups: scheduleDailyBackups({ store, hour: 4, log, run, isMadeElsewhere }) };
}

const images = { rows: 0, sha256: '0'.repeat(64), parts: [], bytes: 12_000_000 };

it('makes one a day, says how old it is, and tries a failed one again after an hour', async () => {
  let runs = 0;
  let broken = false;
  const { backups, logged, store } = schedule(async () => {
    runs += 1;
    if (broken) throw new Error('No backup: less than 500 MB would be left on the disk.');
    const createdAt = Date.now();
    const common = { format: 1 as const, kind: 'sqlite' as const, migrations: [], tables: [], lastIds: {} };
    const manifest: Manifest = { ...common, createdAt, images, missingImages: [] };
    await store.put(manifestFile(backupName(createdAt)), Buffer.from(JSON.stringify(manifest)));
  });
  expect(await backups.status()).toEqual({ ageMs: null, bytes: null, hasFailed: false });
  await pass(10 * MINUTE);
  expect(runs).toBe(1);
  await pass(50 * MINUTE);
  expect(runs).toBe(2);
  await pass(23 * HOUR);
  expect(runs).toBe(2);
  expect(await backups.status()).toEqual({ ageMs: 23 * HOUR, bytes: 12_000_000, hasFailed: false });
  expect(backups.ageSeconds()).toBe(23 * 3600);

  broken = true;
  await pass(HOUR);
  expect(runs).toBe(3);
  await pass(50 * MINUTE);
  expect([runs, (await backups.status()).hasFailed]).toEqual([3, true]);
  expect(logged.some(({ level }) => level === 50)).toBe(true);
  broken = false;
  await pass(20 * MINUTE);
  expect([runs, (await backups.status()).hasFailed]).toEqual([4, false]);
  await backups.stop();
  await pass(48 * HOUR);
  expect(runs).toBe(4);
});

it('makes none where another worker does, and says when that one has not', async () => {
  let runs = 0;
  const { backups } = schedule(
    async () => {
      runs += 1;
    },
    { isMadeElsewhere: true },
  );
  await pass(HOUR);
  expect(await backups.status()).toMatchObject({ hasFailed: false });
  await pass(HOUR);
  expect(await backups.status()).toMatchObject({ hasFailed: true });
  await backups.stop();
  expect(runs).toBe(0);
});
