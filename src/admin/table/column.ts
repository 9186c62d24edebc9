import type { ReactNode } from 'react';
import { containsEveryWord, quickSearchWords } from '#domain/search/quick-search.ts';

/** A row of any list; `deactivatedAt` is set while it is hidden from the shop. */
export type ListItem = { id: number; deactivatedAt?: number | null };

export type CellValue = string | number | boolean | null;

/** One column of a list. */
export type ListColumn<Row> = {
  /** Used in the URL when the list is sorted by this column. */
  id: string;
  header: string;
  /** The value to sort by; without it the column is not sortable. */
  value?: (row: Row) => CellValue;
  /** The content; defaults to the value. */
  cell?: (row: Row) => ReactNode;
  /** Numbers are aligned at the end. */
  align?: 'start' | 'end' | undefined;
  /** The column with the row's name. */
  main?: boolean;
  /** Has a minimum width for several words. */
  wide?: boolean;
};

const collator = new Intl.Collator('es', { numeric: true });

/** Ascending, null last, strings in Spanish order. */
export function compareValues(a: CellValue, b: CellValue): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  if (typeof a === 'string' && typeof b === 'string') return collator.compare(a, b);
  return Number(a) - Number(b);
}

/** The rows that contain every word of the text; for lists that the server does not search. */
export function filterRowsByText<Row>(
  rows: readonly Row[],
  columns: readonly ListColumn<Row>[],
  text: string,
): readonly Row[] {
  const words = quickSearchWords(text);
  if (words.length === 0) return rows;
  const textOf = (row: Row) => columns.map(({ value }) => value?.(row) ?? '').join(' ');
  return rows.filter((row) => containsEveryWord(textOf(row), words));
}
