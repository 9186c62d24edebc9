/**
 * A column of a file for spreadsheet programs. Money in centavos or US cents, percent in basis points, dates in epoch
 * milliseconds, written as Argentine days; null for an empty cell.
 */
export type SpreadsheetColumn<Row> = {
  header: string;
  /** In letters. */
  width?: number;
} & ({ kind: 'text'; value: (row: Row) => string | null } | { kind: NumberKind; value: (row: Row) => number | null });

export type NumberKind = 'count' | 'pesos' | 'dollars' | 'percent' | 'date';
