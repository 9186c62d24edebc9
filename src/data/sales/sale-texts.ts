import type { Kysely, RawBuilder, SqlBool } from 'kysely';
import { ARGENTINE_OFFSET_SECONDS } from '#domain/dates/argentine-day.ts';
import { formatDate } from '#domain/dates/format-date.ts';
import type { SaleColumn, SortOrder } from '#domain/listing/sort-order.ts';
import { formatPesos } from '#domain/money/money.ts';
import { PART_OF_DATE } from '#domain/search/quick-search.ts';
import { normalizeForSearch } from '#domain/search/search-words.ts';
import { nameSortKey } from '#domain/text/name-sort-key.ts';
import type { Tables } from '../schema/tables.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const OFFSET_MS = ARGENTINE_OFFSET_SECONDS * 1000;

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
  const found = words.length === 0 ? rows : rows.filter(containsWordsOf(words));
  const compare = comparator(desc);
  return found.toSorted((a, b) => compare(a[by], b[by]) || b.id - a.id).map(({ id }) => id);
}

type Value = string | number | null;

/** Texts in Spanish order; empty ones come last in both directions. */
function comparator(desc: boolean): (a: Value, b: Value) => number {
  const keyOf = cached(nameSortKey);
  return (a, b) => {
    if (a === b) return 0;
    if (!isFilled(a) || !isFilled(b)) return Number(isFilled(b)) - Number(isFilled(a));
    const [first, second] = [typeof a === 'string' ? keyOf(a) : a, typeof b === 'string' ? keyOf(b) : b];
    if (first === second) return 0;
    return first < second === desc ? 1 : -1;
  };
}

const isFilled = (value: Value): value is string | number => value !== null && value !== '';

/** Searches what the list shows of a sale, except whether it is paid. */
function containsWordsOf(words: readonly string[]): (row: SaleTexts) => boolean {
  const normalize = cached(normalizeForSearch);
  const dayOf = cached((day: number) => formatDate(day * DAY_MS - OFFSET_MS));
  const dated = words.some((word) => PART_OF_DATE.test(word));
  return ({ id, paid, date, total, ...texts }) => {
    const shown = Object.values(texts).map((value) => normalize(String(value ?? '')));
    if (dated) shown.push(dayOf(Math.floor((date + OFFSET_MS) / DAY_MS)));
    const content = [...shown, formatPesos(total)].join(' ');
    return words.every((word) => content.includes(word));
  };
}

/** Many sales have the same texts. */
function cached<Input, Output>(compute: (input: Input) => Output): (input: Input) => Output {
  const results = new Map<Input, Output>();
  return (input) => {
    const known = results.get(input);
    if (known !== undefined) return known;
    const result = compute(input);
    results.set(input, result);
    return result;
  };
}
