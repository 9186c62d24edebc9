import { describe, expect, it } from 'vitest';
import { endlessPdfs, oddLists } from '../../../test/hostile-pdfs/corpus.ts';
import { listFile, listProducts } from '../../../test/price-lists.ts';
import { readPriceList } from './reader.ts';

const task = (bytes: Uint8Array) => ({ bytes, products: [], remembered: new Map() });

describe('hostile files', { timeout: 60_000 }, () => {
  it.each(oddLists)('$what: read', async ({ bytes }) => {
    expect(await readPriceList(task(bytes()))).toMatchObject({ ok: true, matches: [] });
  });

  // With little time all of them end by it, unless memory is used up before.
  it.each(endlessPdfs)('$what: stopped', async ({ bytes }) => {
    const reading = await readPriceList(task(bytes()), { timeMs: 400 });
    expect(reading).toEqual({ ok: false, reason: expect.stringMatching(/^(?:time|memory)$/) });
  });

  it('stops what takes too much memory for its own worker alone, and reads the next list', async () => {
    const [bomb] = endlessPdfs.filter(({ reason }) => reason === 'memory');
    const reading = await readPriceList(task(bomb?.bytes() ?? new Uint8Array()), { timeMs: 50_000 });
    expect(reading).toEqual({ ok: false, reason: 'memory' });
    const next = { bytes: listFile('a4-folleto-dos-columnas'), products: listProducts, remembered: new Map() };
    expect(await readPriceList(next)).toMatchObject({ ok: true });
  });

  it('says that it is busy instead of keeping more files waiting', async () => {
    const lists = Array.from({ length: 5 }, () => readPriceList(task(listFile('a1-lista-por-marca'))));
    const readings = await Promise.all(lists);
    const busy = readings.filter((reading) => !reading.ok && reading.reason === 'busy');
    expect(busy.length).toBeGreaterThanOrEqual(1);
    expect(readings.length - busy.length).toBeGreaterThanOrEqual(2);
  });
});
