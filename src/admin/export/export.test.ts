import { describe, expect, it } from 'vitest';
import type { SpreadsheetColumn } from '#domain/spreadsheet/column.ts';
import { fetchAllRows } from './all-rows.ts';
import { exportFileName, rowExport } from './row-export.ts';

const pageOf = (rows: { id: number }[], page: number, size: number) => {
  return { rows: rows.slice((page - 1) * size, page * size), totalResults: rows.length };
};

const idsFrom = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => ({ id: first + index }));

const listOf = (total: number) => {
  const rows = idsFrom(1, total);
  return async (page: number, size: number) => pageOf(rows, page, size);
};

describe('all rows', () => {
  it.each([0, 1, 499, 500, 501, 5000])('of a list of %d', async (total) => {
    const ids = (await fetchAllRows(listOf(total))).map(({ id }) => id);
    expect(ids).toEqual(Array.from({ length: total }, (_, index) => index + 1));
  });

  it('come once each when a new one moves others to the next page', async () => {
    const list = idsFrom(1, 700);
    const rows = await fetchAllRows(async (page, size) => {
      const found = pageOf(list, page, size);
      list.unshift({ id: 0 });
      return found;
    });
    expect(rows.filter(({ id }) => id > 0)).toEqual(idsFrom(1, 700));
  });

  it('come when one is deleted, which moves others to the page before, and the deleted one does not', async () => {
    const list = idsFrom(1, 1200);
    let deleted = 0;
    const rows = await fetchAllRows(async (page, size) => {
      const found = pageOf(list, page, size);
      if (deleted < 2) deleted = list.shift()?.id ?? 0;
      return found;
    });
    expect(rows).toEqual(idsFrom(3, 1200));
  });

  it('fail when the list never rests', async () => {
    const list = idsFrom(1, 5000);
    const restless = async (page: number, size: number) => {
      list.shift();
      return pageOf(list, page, size);
    };
    await expect(fetchAllRows(restless)).rejects.toThrow('deleted in every attempt');
  });

  it('fail with the failure of a page', async () => {
    await expect(fetchAllRows(() => Promise.reject(new Error('away')))).rejects.toThrow('away');
  });
});

it('writes a line for each part of a row', async () => {
  const columns: SpreadsheetColumn<string>[] = [{ header: 'Parte', kind: 'text', value: (part) => part }];
  const file = rowExport<string, string>({ name: 'x', sheet: 'X', columns, toLines: (row) => row.split('+') });
  expect(await (await file.write(['a+b', 'c'], 'csv')).text()).toContain('Parte\r\na\r\nb\r\nc\r\n');
  const [zip] = new Uint8Array(await (await file.write(['a'], 'xlsx')).arrayBuffer());
  expect(zip).toBe('P'.charCodeAt(0));
});

it('names files by the day in Argentina', () => {
  const now = Date.UTC(2026, 10, 23, 2, 30);
  expect(exportFileName('ventas', { format: 'csv', now })).toBe('ventas-2026-11-22.csv');
});
