import { crc32 as zlibCrc32 } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readWorkbook } from '#adapters/price-list/spreadsheet/read-workbook.ts';
import { parseDelimited } from '#adapters/price-list/text/delimited-text.ts';
import type { SpreadsheetColumn } from './column.ts';
import { crc32 } from './crc32.ts';
import { escapeFormula, unescapeFormula } from './formula-text.ts';
import { writeCsv } from './write-csv.ts';
import { writeXlsx } from './write-xlsx.ts';
import { columnLetters } from './xml-text.ts';

type Row = { name: string; units: number | null; price: number; date: number };

const columns: SpreadsheetColumn<Row>[] = [
  { header: 'Nombre', kind: 'text', width: 40, value: ({ name }) => name },
  { header: 'Unidades', kind: 'count', value: ({ units }) => units },
  { header: 'Precio', kind: 'pesos', value: ({ price }) => price },
  { header: 'Fecha', kind: 'date', value: ({ date }) => date },
];

/** 23:30 on 22 November in Argentina, the 23rd in UTC. */
const EVENING = Date.UTC(2026, 10, 23, 2, 30);

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.string({ unit: fc.constantFrom('=', '+', '-', '@', "'", '"', ';', '\n', '_x0041_', '&', '<', 'ñ', 'a', ' ') }),
);

const cellsOf = async (rows: Row[]) => {
  const [grid] = readWorkbook(await writeXlsx('Productos', columns, rows), () => {});
  return grid?.cells ?? [];
};

const textAt = (cells: Awaited<ReturnType<typeof cellsOf>>, row: number, column: number) =>
  cells
    .find((cell) => cell.row === row && cell.column === column)
    ?.runs.map((run) => run.text)
    .join('');

describe('.xlsx', () => {
  it('is read as it was written, with a bold first row', async () => {
    const cells = await cellsOf([{ name: 'Whey "1 kg" & más', units: 12, price: 1_234_550, date: EVENING }]);
    const shown = cells.map(({ row, column, bold, runs }) => [row, column, bold, runs.map((run) => run.text).join('')]);
    expect(shown).toEqual([
      [0, 0, true, 'Nombre'],
      [0, 1, true, 'Unidades'],
      [0, 2, true, 'Precio'],
      [0, 3, true, 'Fecha'],
      [1, 0, false, 'Whey "1 kg" & más'],
      [1, 1, false, '12'],
      [1, 2, false, '$ 12.345,50'],
      [1, 3, false, '22/11/2026'],
    ]);
  });

  it('leaves cells without a value empty, and writes no row without rows', async () => {
    expect(await cellsOf([{ name: '', units: null, price: 0, date: EVENING }])).toHaveLength(6);
    expect(await cellsOf([])).toHaveLength(4);
  });

  it('returns every text, whatever is in it', async () => {
    const property = fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 5 }), async (names) => {
      const cells = await cellsOf(names.map((name) => ({ name, units: 1, price: 100, date: EVENING })));
      for (const [index, name] of names.entries()) expect(textAt(cells, index + 1, 0) ?? '').toBe(name);
    });
    await fc.assert(property, { numRuns: 60 });
  });

  it('returns control characters, and replaces halves of a character', async () => {
    const cells = await cellsOf([{ name: 'a\u0000\r\u001fb\ud800', units: 1, price: 1, date: EVENING }]);
    expect(textAt(cells, 1, 0)).toBe('a\u0000\r\u001fb\ufffd');
  });

  it('cuts off what no cell can hold', async () => {
    const bytes = await writeXlsx('x', columns, [{ name: 'a'.repeat(40_000), units: 1, price: 1, date: EVENING }]);
    expect(() => readWorkbook(bytes, () => {})).not.toThrow();
  });

  it('is equal for equal rows, with a name of the sheet that Excel takes', async () => {
    const rows = [{ name: 'a', units: 1, price: 1, date: EVENING }];
    const [one, other] = [await writeXlsx('a', columns, rows), await writeXlsx('a', columns, rows)];
    expect(one).toEqual(other);
    const [grid] = readWorkbook(await writeXlsx(`Ventas: [1/2] ${'x'.repeat(40)}`, columns, rows), () => {});
    expect(grid?.title).toHaveLength(31);
  });
});

describe('.csv', () => {
  it('has a byte order mark, semicolons, decimal commas and days', () => {
    const csv = writeCsv(columns, [
      { name: 'Whey; "1 kg"', units: null, price: 1_234_550, date: EVENING },
      { name: '=1+1', units: -3, price: 5, date: EVENING },
    ]);
    expect(csv).toBe(
      '\uFEFFNombre;Unidades;Precio;Fecha\r\n"Whey; ""1 kg""";;12345,50;22/11/2026\r\n\'=1+1;-3;0,05;22/11/2026\r\n',
    );
  });

  it('starts no text with what is run as a formula, and every text is read as it was', () => {
    const property = fc.property(text, (name) => {
      expect(escapeFormula(name)).not.toMatch(/^[=+\-@\t\r]/);
      expect(unescapeFormula(escapeFormula(name))).toBe(name);
      const csv = writeCsv(columns, [{ name, units: 1, price: 1, date: EVENING }]).slice(1);
      const { cells } = parseDelimited(csv, ';', () => {});
      const read = cells.find(({ row, column }) => row === 1 && column === 0)?.runs[0]?.text ?? '';
      // The reader trims its fields.
      expect(read).toBe(name.trim());
    });
    fc.assert(property, { numRuns: 300, examples: [[" '="], ["' ="], [' =1+1'], ["'"]] });
  });
});

it('names columns as spreadsheet programs do', () => {
  expect([0, 25, 26, 51, 52, 701, 702].map(columnLetters)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA']);
});

it('has the checksum of zlib', () => {
  const property = fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
    expect(crc32(bytes)).toBe(zlibCrc32(bytes));
  });
  fc.assert(property);
});
