import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { hostileTexts, worstTexts } from '../../test/hostile-texts/corpus.ts';
import { attackWithTexts } from './attack-with-texts.ts';

/** A short run; `npm run torture -- texts` takes all texts. */
test('texts stay texts, whatever is in them', async () => {
  expect(new Set(hostileTexts.map(({ text }) => text)).size).toBeGreaterThanOrEqual(100);
  const folder = await mkdtemp(join(tmpdir(), 'shop-texts-'));
  try {
    const counts = await attackWithTexts({ folder, texts: worstTexts, ordered: worstTexts.slice(-1), forms: 1 });
    expect(counts).toMatchObject({ refused: 0, orders: 1, mails: worstTexts.length });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
