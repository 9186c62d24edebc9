import { searchText } from '#domain/search/search-words.ts';
import { type Activity, isActivity } from './activity.ts';

export type Narrowing = {
  name?: string | undefined;
  active?: Activity;
  /** Counts from 1. */
  page?: number;
  /** All that is left when missing. */
  pageSize?: number | undefined;
};

type Narrowable = { name: string; deactivatedAt: number | null };

/** A page of the rows whose name holds the text. For short tables only: products are narrowed by the database. */
export function narrowed<Row extends Narrowable>(
  rows: readonly Row[],
  { name = '', active = 'T', page = 1, pageSize = Number.POSITIVE_INFINITY }: Narrowing,
): { rows: Row[]; totalResults: number } {
  const wanted = searchText(name);
  const found = rows.filter((row) => isActivity(row.deactivatedAt, active) && searchText(row.name).includes(wanted));
  const before = page === 1 ? 0 : (page - 1) * pageSize;
  return { rows: found.slice(before, before + pageSize), totalResults: found.length };
}
