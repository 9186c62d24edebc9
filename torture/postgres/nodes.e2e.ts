import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { runNodes } from './nodes.ts';

test('three nodes on one PostgreSQL agree, and the loss of one is not noticed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shop-nodes-'));
  try {
    const { seenAfterMs, visits, writes } = await runNodes({ folder, rounds: 3 });
    expect(seenAfterMs).toHaveLength(3);
    expect(visits.fresh).toBeGreaterThan(10);
    expect(writes.acknowledged).toBeGreaterThan(2);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
