import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { fillDiskUnderShop } from './disk-full.ts';

test('on a full disk refuses every write, goes on reading, and writes again when there is room', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shop-disk-'));
  try {
    const counts = await fillDiskUnderShop(folder, 1);
    // Only a user who may mount a disk can fill one; storage-full.test.ts covers the others.
    if (counts) expect(counts.refused).toBeGreaterThan(5);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
