import { normalizeForSearch } from '#domain/search/search-words.ts';
import { type ActivityFilter, matchesActivity } from './activity.ts';

export type ListFilter = {
  name?: string | undefined;
  active?: ActivityFilter;
  /** Counts from 1. */
  page?: number;
  /** All that is left when missing. */
  pageSize?: number | undefined;
};

type FilterableRow = { name: string; deactivatedAt: number | null };

/** A page of the rows whose name holds the text. For short tables only: products are narrowed by the database. */
export function filterAndPaginate<Row extends FilterableRow>(
  rows: readonly Row[],
  { name = '', active = 'T', page = 1, pageSize = Number.POSITIVE_INFINITY }: ListFilter,
): { rows: Row[]; totalResults: number } {
  const wanted = normalizeForSearch(name);
  const found = rows.filter(
    (row) => matchesActivity(row.deactivatedAt, active) && normalizeForSearch(row.name).includes(wanted),
  );
  const before = page === 1 ? 0 : (page - 1) * pageSize;
  return { rows: found.slice(before, before + pageSize), totalResults: found.length };
}
