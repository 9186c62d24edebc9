import { formatDate } from '#domain/dates/format-date.ts';
import type { SpreadsheetColumn } from '#domain/spreadsheet/column.ts';

export type FileFormat = 'xlsx' | 'csv';

/** How the rows of a list become a file. */
export type RowExport<Row> = {
  /** As in the file's name. */
  name: string;
  write: (rows: readonly Row[], format: FileFormat) => Promise<Blob>;
};

type RowExportOptions<Row, Line> = {
  name: string;
  sheet: string;
  columns: readonly SpreadsheetColumn<Line>[];
  /** The lines of the file that a row becomes. */
  toLines: (row: Row) => readonly Line[];
};

/** The code that writes files is loaded with the first one. */
export function rowExport<Row, Line>({ name, sheet, columns, toLines }: RowExportOptions<Row, Line>): RowExport<Row> {
  const write = async (rows: readonly Row[], format: FileFormat) => {
    const lines = rows.flatMap(toLines);
    if (format === 'csv') {
      const { writeCsv } = await import('#domain/spreadsheet/write-csv.ts');
      return new Blob([writeCsv(columns, lines)], { type: 'text/csv;charset=utf-8' });
    }
    const { writeXlsx } = await import('#domain/spreadsheet/write-xlsx.ts');
    const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
    return new Blob([await writeXlsx(sheet, columns, lines)], { type });
  };
  return { name, write };
}

/** 'ventas-2026-11-22.xlsx', by the day in Argentina. */
export function exportFileName(name: string, { format, now }: { format: FileFormat; now: number }): string {
  const day = formatDate(now).split('/').toReversed().join('-');
  return `${name}-${day}.${format}`;
}
