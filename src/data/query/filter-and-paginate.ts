import { type ActiveFilter, passesActiveFilter } from '#domain/catalogue/active-filter.ts';
import { normalizeForSearch } from '#domain/search/search-words.ts';

export type ListFilter = {
  name?: string | undefined;
  active?: ActiveFilter;
  /** Counts from 1. */
  page?: number;
  /** All rows when missing. */
  pageSize?: number | undefined;
};

type FilterableRow = { name: string; deactivatedAt: number | null };

/** A page of the rows whose name contains the text. For small tables only: the database filters products. */
export function filterAndPaginate<Row extends FilterableRow>(
  rows: readonly Row[],
  { name = '', active = 'T', page = 1, pageSize = Number.POSITIVE_INFINITY }: ListFilter,
): { rows: Row[]; totalResults: number } {
  const searched = normalizeForSearch(name);
  const matches = rows.filter(
    (row) => passesActiveFilter(row.deactivatedAt, active) && normalizeForSearch(row.name).includes(searched),
  );
  const offset = page === 1 ? 0 : (page - 1) * pageSize;
  return { rows: matches.slice(offset, offset + pageSize), totalResults: matches.length };
}
