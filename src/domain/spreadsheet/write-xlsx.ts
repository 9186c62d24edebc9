import { ARGENTINE_OFFSET_SECONDS } from '../dates/argentine-day.ts';
import type { NumberKind, SpreadsheetColumn } from './column.ts';
import { writeZip } from './write-zip.ts';
import { packageParts } from './xlsx-package.ts';
import { columnLetters, escapeXml, worksheetText } from './xml-text.ts';

const ONE_DAY_MS = 24 * 60 * 60 * 1000;
/** Day 0 of the calendar of spreadsheets. */
const EPOCH_1900 = Date.UTC(1899, 11, 30);
const DEFAULT_WIDTH = 14;

/** Styles by their numbers in the part of styles. */
const HEADER_STYLE = 1;
const STYLES: Readonly<Record<NumberKind, number>> = { count: 2, pesos: 3, dollars: 4, percent: 5, date: 6 };

/** A workbook of one sheet whose first row names the columns, bold and always in sight. */
export async function writeXlsx<Row>(
  sheetName: string,
  columns: readonly SpreadsheetColumn<Row>[],
  rows: readonly Row[],
): Promise<Uint8Array<ArrayBuffer>> {
  return writeZip({ ...packageParts(sheetName), 'xl/worksheets/sheet1.xml': worksheet(columns, rows) });
}

function worksheet<Row>(columns: readonly SpreadsheetColumn<Row>[], rows: readonly Row[]): string {
  const letters = columns.map((_, index) => columnLetters(index));
  const widths = columns.map(
    ({ width = DEFAULT_WIDTH }, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  const headers = columns.map(({ header }, index) => textCell(`${letters[index]}1`, header, HEADER_STYLE));
  const lines = rows.map((row, index) => {
    const number = index + 2;
    const cells = columns.map((column, at) => cell(column, row, `${letters[at]}${number}`));
    return `<row r="${number}">${cells.join('')}</row>`;
  });
  const last = `${letters.at(-1) ?? 'A'}${rows.length + 1}`;
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
    '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>',
    `</sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData><row r="1">${headers.join('')}</row>`,
    ...lines,
    `</sheetData><autoFilter ref="A1:${last}"/></worksheet>`,
  ].join('');
}

function cell<Row>(column: SpreadsheetColumn<Row>, row: Row, reference: string): string {
  if (column.kind === 'text') return textCell(reference, column.value(row) ?? '');
  const value = column.value(row);
  if (value === null) return '';
  return `<c r="${reference}" s="${STYLES[column.kind]}"><v>${storedNumber(value, column.kind)}</v></c>`;
}

/** Text is never a formula: its cell says that it is a text. */
function textCell(reference: string, text: string, style = 0): string {
  if (text === '') return '';
  const escaped = escapeXml(worksheetText(text));
  return `<c r="${reference}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped}</t></is></c>`;
}

function storedNumber(value: number, kind: NumberKind): number {
  if (kind === 'count') return value;
  if (kind === 'date') return Math.floor((value + ARGENTINE_OFFSET_SECONDS * 1000 - EPOCH_1900) / ONE_DAY_MS);
  return value / 100;
}
