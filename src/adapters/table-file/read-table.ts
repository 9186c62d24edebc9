import { findImportTable, type ImportTable, type TableRow } from '#domain/product-import/import-columns.ts';
import { fileKind } from '../price-list/file-kind.ts';
import { createListMeter } from '../price-list/list-size.ts';
import { readWorksheets } from '../price-list/spreadsheet/read-workbook.ts';
import type { Worksheet } from '../price-list/spreadsheet/read-worksheet.ts';
import { decodeText } from '../price-list/text/decode-text.ts';
import { DELIMITERS, parseDelimited, plainValue } from '../price-list/text/delimited-text.ts';
import { UnreadableError, type UnreadableReason } from '../price-list/unreadable.ts';

export type TableFile = { bytes: Uint8Array };
/** `no-header`: no line names the columns. */
export type TableResult =
  | { ok: true; table: ImportTable }
  | { ok: false; reason: Exclude<UnreadableReason, 'pages'> | 'pdf' | 'no-header' };

/** The products of an .xlsx or .csv file: of the sheet, or with the delimiter, that has the most of the known columns. */
export async function readTable({ bytes }: TableFile): Promise<TableResult> {
  const kind = fileKind(bytes);
  if (kind !== 'zip' && kind !== 'text') return { ok: false, reason: kind };
  try {
    const candidates = kind === 'zip' ? sheetRows(bytes) : delimitedRows(bytes);
    const tables = candidates.flatMap((rows) => findImportTable(rows) ?? []);
    const [table] = tables.toSorted((a, b) => b.fields.length - a.fields.length);
    if (!table) return { ok: false, reason: candidates.every(({ length }) => length === 0) ? 'empty' : 'no-header' };
    return { ok: true, table };
  } catch (error) {
    if (error instanceof UnreadableError && error.reason !== 'pages') return { ok: false, reason: error.reason };
    throw error;
  }
}

/** Without hidden rows and columns; rows are numbered as the program shows them. */
function sheetRows(bytes: Uint8Array): TableRow[][] {
  return readWorksheets(bytes, createListMeter()).map(({ worksheet }) => toRows(shownCells(worksheet)));
}

function shownCells({ cells, hiddenRows, isHiddenColumn }: Worksheet): CellText[] {
  return cells.flatMap(({ row, column, runs }) => {
    const isShown = !hiddenRows.has(row) && !isHiddenColumn(column);
    return isShown ? [{ row, column, text: runs.map(({ text }) => text).join('') }] : [];
  });
}

function delimitedRows(bytes: Uint8Array): TableRow[][] {
  const text = decodeText(bytes).replace(/^\uFEFF/, '');
  return DELIMITERS.map((delimiter) => {
    const { cells } = parseDelimited(text, delimiter, createListMeter(), plainValue);
    return toRows(cells.map(({ row, column, runs: [run] }) => ({ row, column, text: run?.text ?? '' })));
  });
}

type CellText = { row: number; column: number; text: string };

function toRows(cells: readonly CellText[]): TableRow[] {
  const rows = new Map<number, Map<number, string>>();
  for (const { row, column, text } of cells) {
    const line = rows.get(row) ?? new Map<number, string>();
    rows.set(row, line.set(column, text));
  }
  const sorted = [...rows].toSorted(([a], [b]) => a - b);
  return sorted.map(([row, line]) => ({ row: row + 1, cells: line }));
}
