import { describe, expect, it } from 'vitest';
import type { SpreadsheetColumn } from '#domain/spreadsheet/column.ts';
import { fetchAllRows } from './all-rows.ts';
import { exportFileName, rowExport } from './row-export.ts';

const listOf = (total: number) => {
  const rows = Array.from({ length: total }, (_, index) => ({ id: index + 1 }));
  return async (page: number, size: number) => rows.slice((page - 1) * size, page * size);
};

describe('all rows', () => {
  it.each([0, 1, 499, 500, 501, 5000])('of a list of %d', async (total) => {
    const ids = (await fetchAllRows(listOf(total))).map(({ id }) => id);
    expect(ids).toEqual(Array.from({ length: total }, (_, index) => index + 1));
  });

  it('come once each when a new one moves others to the next page', async () => {
    let list = listOf(700);
    const rows = await fetchAllRows(async (page, size) => {
      const found = await list(page, size);
      const before = list;
      list = async (next, nextSize) => [{ id: 500 }, ...(await before(next, nextSize))].slice(0, nextSize);
      return found;
    });
    expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: 700 }, (_, index) => index + 1));
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
