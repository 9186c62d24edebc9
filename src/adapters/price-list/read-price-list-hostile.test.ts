import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { endlessPdfs, memoryBomb } from '../../../test/hostile-pdfs/endless.ts';
import { oddLists, reshapedLists } from '../../../test/hostile-pdfs/odd-lists.ts';
import { listFile, listProducts } from '../../../test/price-lists/cases.ts';
import { readPriceList } from './read-price-list.ts';

const task = (bytes: Uint8Array) => ({ bytes, products: [], remembered: new Map() });
const list = listFile('a4-folleto-dos-columnas');
/** Of the list that is reshaped. */
const LEAST_ROWS = 60;
/** `npm run torture -- hostile` sends all of them to the real server; these here are of all sorts. */
const someEndless = endlessPdfs.filter((_, index) => index % 6 === 1);

describe('hostile files', { timeout: 60_000 }, () => {
  it.each(oddLists)('$what: read', async ({ bytes }) => {
    const reading = await readPriceList(task(bytes()));
    expect(reading).toMatchObject({ ok: true, matches: [], lines: [{ price: 38_500_00 }] });
  });

  it.each(reshapedLists)('a list $what: read as any other', async ({ bytes }) => {
    const [reading, plain] = [await readPriceList(task(bytes())), await readPriceList(task(list))];
    expect(reading).toMatchObject({ ok: true, rows: plain.ok && plain.rows });
    expect(plain.ok && plain.rows).toBeGreaterThan(LEAST_ROWS);
  });

  // With little time all of them end by it, unless memory is used up before.
  it.each(someEndless)('$what: stopped', async ({ bytes }) => {
    const reading = await readPriceList(task(bytes()), { timeMs: 1000 });
    expect(reading).toEqual({ ok: false, reason: expect.stringMatching(/^(?:time|memory)$/) });
  });

  it('stops what takes too much memory for its own process alone, and reads the next list', async () => {
    const reading = await readPriceList(task(memoryBomb.bytes()), { timeMs: 50_000 });
    expect(reading).toEqual({ ok: false, reason: 'memory' });
    expect(await readPriceList({ ...task(list), products: listProducts })).toMatchObject({ ok: true });
  });

  it('refuses as busy when too many files wait', async () => {
    const readings = await Promise.all(Array.from({ length: 7 }, () => readPriceList(task(list))));
    expect(readings.map((reading) => reading.ok || reading.reason)).toEqual([...Array(5).fill(true), 'busy', 'busy']);
  });

  it('drops a file whose signal is aborted, running or waiting, and reads the next', async () => {
    const [leaving, staying] = [new AbortController(), new AbortController()];
    const endless =
      endlessPdfs.find(({ name: what }) => what === 'ten million saved states')?.bytes() ?? new Uint8Array();
    const left = [endless, list].map((bytes) => readPriceList(task(bytes), { signal: leaving.signal, timeMs: 50_000 }));
    const next = readPriceList(task(list), { signal: staying.signal });
    await pause(200);
    leaving.abort();
    expect(await Promise.all(left)).toEqual([
      { ok: false, reason: 'aborted' },
      { ok: false, reason: 'aborted' },
    ]);
    expect(await next).toMatchObject({ ok: true, rows: expect.any(Number) });
  });
});
