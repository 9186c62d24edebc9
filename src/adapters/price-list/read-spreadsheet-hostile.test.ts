import { describe, expect, it } from 'vitest';
import { hostileSpreadsheets } from '../../../test/hostile-spreadsheets/all.ts';
import { readPriceList } from './read-price-list.ts';

const read = (bytes: Uint8Array) => readPriceList({ bytes, products: [], remembered: new Map() });
/** `npm run torture -- spreadsheets` sends all of them to the real server. */
const some = <File>(files: readonly File[]) => files.filter((_, index) => index % 3 === 0);

describe('hostile spreadsheets and texts', { timeout: 60_000 }, () => {
  it.each(some(hostileSpreadsheets.refused))('$name: refused', async ({ bytes }) => {
    expect(await read(bytes())).toEqual({ ok: false, reason: expect.not.stringMatching(/^(?:time|busy)$/) });
  });

  it.each(some(hostileSpreadsheets.harmless))('$name: the one product is read', async ({ bytes }) => {
    const reading = await read(bytes());
    expect(reading.ok && reading.lines.map(({ price }) => price)).toContain(38_500_00);
  });
});
