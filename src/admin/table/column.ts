import type { ReactNode } from 'react';
import { normalizeForSearch } from '#domain/search/search-words.ts';

/** A row of any list; `deactivatedAt` is set while the thing is out of the shop. */
export type ListItem = { id: number; deactivatedAt?: number | null };

export type CellValue = string | number | boolean | null;

/** One column of a list. */
export type ListColumn<Row> = {
  /** Stands in the address when the list is sorted by it. */
  id: string;
  header: string;
  /** What the column is sorted by. Without it (pictures) it cannot be sorted. */
  value?: (row: Row) => CellValue;
  /** What is shown; the value itself when left out. */
  cell?: (row: Row) => ReactNode;
  /** What the free text finds; the value when left out. */
  text?: (row: Row) => string;
  /** Numbers stand at the end. */
  align?: 'start' | 'end' | undefined;
  /** What the row is called. */
  main?: boolean;
  /** Needs room for several words. */
  wide?: boolean;
};

const collator = new Intl.Collator('es', { numeric: true });

/** Ascending; nothing comes last, words in Spanish order. */
export function compareValues(a: CellValue, b: CellValue): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  if (typeof a === 'string' && typeof b === 'string') return collator.compare(a, b);
  return Number(a) - Number(b);
}

/** The rows in which every word of the text stands somewhere, whatever its accents and capitals. */
export function filterRowsByText<Row>(
  rows: readonly Row[],
  columns: readonly ListColumn<Row>[],
  text: string,
): readonly Row[] {
  const words = normalizeForSearch(text).split(' ').filter(Boolean);
  if (words.length === 0) return rows;
  return rows.filter((row) => {
    const told = normalizeForSearch(columns.map((column) => searchableText(column, row)).join(' '));
    return words.every((word) => told.includes(word));
  });
}

function searchableText<Row>({ text, value }: ListColumn<Row>, row: Row): string {
  if (text) return text(row);
  const found = value?.(row) ?? '';
  return typeof found === 'boolean' ? '' : String(found);
}
