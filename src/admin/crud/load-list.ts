import type { Page, PageRequest } from '#contract/admin/page.ts';
import type { AdminListState } from './list-state.ts';

/** Rows per request when all are loaded (spec §9). */
const CHUNK_SIZE = 150;

/** Most rows of a response. */
const MAX_PAGE_SIZE = 500;

export type ListData<Row> = {
  rows: Row[];
  /** Number of rows on the server that match the filters and, where the server searches, the quick search. */
  totalResults: number;
  /** What the quick search leaves out included; absent without one, and where the browser searches. */
  totalRecords?: number | undefined;
  /** Set when loading failed. */
  failed?: true;
  /** Fetches other rows; absent when `rows` are complete. */
  fetchPage?: (page: number, pageSize: number) => Promise<Page<Row>>;
};

export type FetchPage<Row> = (request: PageRequest) => Promise<Page<Row>>;

/** `loaded`: how many rows of the list were loaded before, to which the seller returns. */
export type LoadList<Row> = (state: AdminListState, loaded?: number) => Promise<ListData<Row>>;

/** Loads all filtered rows in chunks; the browser sorts, searches and paginates them (A23). */
export function loadAllPages<Row>(list: FetchPage<Row>): LoadList<Row> {
  return async ({ name, active }) => {
    const get = (page: number) => list({ name, active, page, pageSize: CHUNK_SIZE });
    const { rows, totalResults } = await get(1);
    const others = Array.from({ length: Math.ceil(totalResults / CHUNK_SIZE) - 1 }, (_, index) => get(2 + index));
    const chunks = (await Promise.all(others)).map((chunk) => chunk.rows);
    return { rows: [...rows, ...chunks.flat()], totalResults };
  };
}

/**
 * Loads one page, which the server searched and sorted, for lists that grow without limit; as many pages as were loaded
 * before, when the seller returns to the first.
 */
export function loadPage<Row>(list: FetchPage<Row>): LoadList<Row> {
  return async ({ name, active, text, sort, page: first, pageSize }, loaded = 0) => {
    const get = (page: number, size: number) => list({ name, active, text, sort, page, pageSize: size });
    const pages = first === 1 ? Math.ceil(Math.min(loaded, MAX_PAGE_SIZE) / pageSize) : 1;
    const { rows, totalResults, totalRecords } = await get(first, Math.max(1, pages) * pageSize);
    return { rows, totalResults, totalRecords, fetchPage: get };
  };
}
