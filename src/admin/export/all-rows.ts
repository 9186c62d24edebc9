import type { Page } from '#contract/admin/page.ts';

/** Most rows of a response. */
const PAGE_SIZE = 500;

/** How often the list is fetched from its start when rows are deleted meanwhile. */
const MAX_ATTEMPTS = 5;

type FetchPage<Row> = (page: number, pageSize: number) => Promise<Pick<Page<Row>, 'rows' | 'totalResults'>>;

/** All rows of a list, page by page. Fails when rows are deleted faster than the pages can be fetched. */
export async function fetchAllRows<Row extends { id: number }>(fetchPage: FetchPage<Row>): Promise<Row[]> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const rows = await fetchPages(fetchPage);
    if (rows) return rows;
  }
  throw new Error('rows were deleted in every attempt to fetch the list');
}

/**
 * A row that moved to the next page meanwhile comes once. Undefined when rows have been deleted, because one that moved
 * to the page before is in neither.
 */
async function fetchPages<Row extends { id: number }>(fetchPage: FetchPage<Row>): Promise<Row[] | undefined> {
  const rows = new Map<number, Row>();
  let before = 0;
  for (let page = 1; ; page++) {
    const next = await fetchPage(page, PAGE_SIZE);
    if (next.totalResults < before) return undefined;
    before = next.totalResults;
    for (const row of next.rows) rows.set(row.id, row);
    if (next.rows.length < PAGE_SIZE) return [...rows.values()];
  }
}
