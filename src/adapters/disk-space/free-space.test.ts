import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { cachedFreeBytes } from './free-space.ts';

it('reads the free space of a folder once a minute', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shop-space-'));
  let now = 0;
  const freeBytes = cachedFreeBytes(folder, () => now);
  expect(await freeBytes()).toBeGreaterThan(0);
  await rm(folder, { recursive: true });
  now = 59_999;
  expect(await freeBytes()).toBeGreaterThan(0);
  now = 60_000;
  expect(await freeBytes()).toBeUndefined();
});
