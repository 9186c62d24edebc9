/** Most rows of a response. */
const PAGE_SIZE = 500;

/** All rows of a list, page by page; one that moved to the next page meanwhile comes once. */
export async function fetchAllRows<Row extends { id: number }>(
  fetchPage: (page: number, pageSize: number) => Promise<readonly Row[]>,
): Promise<Row[]> {
  const rows = new Map<number, Row>();
  for (let page = 1; ; page++) {
    const next = await fetchPage(page, PAGE_SIZE);
    for (const row of next) rows.set(row.id, row);
    if (next.length < PAGE_SIZE) return [...rows.values()];
  }
}
