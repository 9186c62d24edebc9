import type { Kysely, RawBuilder, SqlBool } from 'kysely';
import { formatDate } from '#domain/dates/format-date.ts';
import type { SaleColumn, SortOrder } from '#domain/listing/sort-order.ts';
import { formatPesos } from '#domain/money/money.ts';
import { containsEveryWord, PART_OF_DATE } from '#domain/search/quick-search.ts';
import { nameSortKey } from '#domain/text/name-sort-key.ts';
import type { Tables } from '../schema/tables.ts';

/** The columns of the list of sales, by their names in its url. */
export type SaleTexts = Record<SaleColumn, string | number | null> & { id: number; date: number; total: number };

/** What the list sorts and searches by, of all sales that fulfil the condition. */
export function readSaleTexts(query: Kysely<Tables>, condition: RawBuilder<SqlBool>): Promise<SaleTexts[]> {
  return query
    .selectFrom('sales')
    .select(['id', 'product_name as name', 'variant', 'quantity', 'total', 'client_name as client'])
    .select(['payment_method as payment', 'shipping_method as shipping', 'sold_at as date', 'paid'])
    .where(condition)
    .execute();
}

/**
 * The ids of the rows that contain every word, in order; the newest of equal ones first. Here and not in the database,
 * because the collations of databases differ between machines.
 */
export function sortAndSearch(
  rows: readonly SaleTexts[],
  { words, order: { by, desc } }: { words: readonly string[]; order: SortOrder<SaleColumn> },
): number[] {
  // Formatting a date takes longer than all else.
  const dated = words.some((word) => PART_OF_DATE.test(word));
  const found = words.length === 0 ? rows : rows.filter((row) => containsEveryWord(searchedText(row, dated), words));
  const compare = comparator(new Set(found.map((row) => row[by])), desc);
  return found.toSorted((a, b) => compare(a[by], b[by]) || b.id - a.id).map(({ id }) => id);
}

type Value = string | number | null;

/** Texts in Spanish order; empty ones come last in both directions. Each text is compared by a key that is made once. */
function comparator(values: ReadonlySet<Value>, desc: boolean): (a: Value, b: Value) => number {
  const keys = new Map([...values].map((value) => [value, typeof value === 'string' ? nameSortKey(value) : value]));
  return (a, b) => {
    if (a === b) return 0;
    if (!isFilled(a) || !isFilled(b)) return Number(isFilled(b)) - Number(isFilled(a));
    const [first, second] = [keys.get(a) ?? a, keys.get(b) ?? b];
    if (first === second) return 0;
    return first < second === desc ? 1 : -1;
  };
}

const isFilled = (value: Value): value is string | number => value !== null && value !== '';

/** What the list shows of a sale, except whether it is paid. */
function searchedText({ total, date, paid, id, ...texts }: SaleTexts, dated: boolean): string {
  return [...Object.values(texts), formatPesos(total), dated ? formatDate(date) : ''].join(' ');
}
