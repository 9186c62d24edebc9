import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePrice } from '../money/parse-price.ts';
import type { NumberKind, SpreadsheetColumn } from './column.ts';
import { writeCsv } from './write-csv.ts';

const cellOf = (value: number | null, kind: NumberKind) =>
  writeCsv([{ header: 'x', kind, value: () => value }], [{}]).split('\r\n')[1];
const textOf = (value: string | null) => {
  const columns: SpreadsheetColumn<object>[] = [{ header: 'x', kind: 'text', value: () => value }];
  return writeCsv(columns, [{}]).slice('\uFEFFx\r\n'.length, -'\r\n'.length);
};

it.each<[number | null, NumberKind, string]>([
  [0, 'pesos', '0,00'],
  [1_234_567_89, 'pesos', '1234567,89'],
  [-1, 'pesos', '-0,01'],
  [10_05, 'dollars', '10,05'],
  [1250, 'percent', '12,50'],
  [1_200, 'count', '1200'],
  [-3, 'count', '-3'],
  [null, 'pesos', ''],
  [null, 'date', ''],
  [Date.UTC(2027, 0, 1, 2, 59), 'date', '31/12/2026'],
  [Date.UTC(2027, 0, 1, 3), 'date', '01/01/2027'],
])('%d as %s is «%s»', (value, kind, cell) => {
  expect(cellOf(value, kind)).toBe(cell);
});

it('writes prices to the centavo, as they are read again', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000_000 }), (centavos) => {
      expect(parsePrice(cellOf(centavos, 'pesos') ?? '')).toBe(centavos);
    }),
  );
});

describe('a text', () => {
  it.each([
    ['Whey 1 kg', 'Whey 1 kg'],
    ['1,5 kg', '1,5 kg'],
    ['a;b', '"a;b"'],
    ['El "mejor"', '"El ""mejor"""'],
    ['dos\nrenglones', '"dos\nrenglones"'],
    ['dos\rrenglones', '"dos\rrenglones"'],
    [' con espacio', '" con espacio"'],
    ['=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
    ['+54 351', "'+54 351"],
    ['-10 %', "'-10 %"],
    ['@marca', "'@marca"],
    ['  =1+1', "'  =1+1"],
    ['-', "'-"],
    ['Omega-3', 'Omega-3'],
    [null, ''],
  ])('%j is written as %j', (text, field) => {
    expect(textOf(text)).toBe(field);
  });

  it('stays in its cell', () => {
    const text = fc.string({ unit: fc.constantFrom(';', '"', '\n', '\r', '=', 'a', ' ') });
    fc.assert(
      fc.property(text, (value) => {
        // Without what is between quotes nothing is left that ends a field.
        const outside = textOf(value).replace(/"(?:[^"]|"")*"/g, '');
        expect(outside).not.toMatch(/[;"\r\n]/);
      }),
    );
  });
});
