import { formatDate } from '../dates/format-date.ts';
import type { NumberKind, SpreadsheetColumn } from './column.ts';
import { escapeFormula } from './formula-text.ts';

/** Without it Excel reads UTF-8 as Windows-1252. */
const BYTE_ORDER_MARK = '\uFEFF';
const SPECIAL = /[;"\r\n]|^\s|\s$/;

/** A file as Excel in Argentina reads it: semicolons, decimal commas, days as dd/mm/yyyy, and no text is a formula. */
export function writeCsv<Row>(columns: readonly SpreadsheetColumn<Row>[], rows: readonly Row[]): string {
  const lines = [columns.map(({ header }) => textField(header))];
  for (const row of rows) lines.push(columns.map((column) => field(column, row)));
  return BYTE_ORDER_MARK + lines.map((line) => `${line.join(';')}\r\n`).join('');
}

function field<Row>(column: SpreadsheetColumn<Row>, row: Row): string {
  if (column.kind === 'text') return textField(column.value(row) ?? '');
  const value = column.value(row);
  return value === null ? '' : formatCsvNumber(value, column.kind);
}

function formatCsvNumber(value: number, kind: NumberKind): string {
  if (kind === 'count') return String(value);
  if (kind === 'date') return formatDate(value);
  return (value / 100).toFixed(2).replace('.', ',');
}

function textField(text: string): string {
  const safe = escapeFormula(text);
  return SPECIAL.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
