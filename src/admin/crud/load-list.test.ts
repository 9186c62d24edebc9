import { expect, it } from 'vitest';
import type { PageRequest } from '#contract/admin/page.ts';
import { initialAdminListState } from './list-state.ts';
import { loadAllPages, loadPage } from './load-list.ts';

function listOf(total: number) {
  const requests: PageRequest[] = [];
  const list = async (request: PageRequest) => {
    requests.push(request);
    const { page = 1, pageSize = total } = request;
    const rows = Array.from({ length: total }, (_, index) => index).slice((page - 1) * pageSize, page * pageSize);
    return { rows, totalResults: total, hasMore: page * pageSize < total };
  };
  return { requests, list };
}

it.each([0, 1, 150, 151, 1000])('[M9-24] loads all of %d rows, 150 per request', async (total) => {
  const { requests, list } = listOf(total);
  const { rows, totalResults, fetchPage } = await loadAllPages(list)({
    ...initialAdminListState,
    name: 'x',
    active: 'T',
  });
  expect(rows).toEqual(Array.from({ length: total }, (_, index) => index));
  expect(totalResults).toBe(total);
  expect(fetchPage).toBeUndefined();
  expect(requests).toHaveLength(Math.max(1, Math.ceil(total / 150)));
  expect(requests[0]).toEqual({ name: 'x', active: 'T', page: 1, pageSize: 150 });
});

it('[M2.8-6] [M2.8-13] loads the page of the URL, searched and sorted, and others on request', async () => {
  const { requests, list } = listOf(45);
  const state = { ...initialAdminListState, page: 2, pageSize: 20, text: 'whey', sort: '-total' } as const;
  const { rows, totalResults, fetchPage } = await loadPage(list)(state);
  expect(rows).toEqual(Array.from({ length: 20 }, (_, index) => 20 + index));
  expect(totalResults).toBe(45);
  expect(await fetchPage?.(3, 20)).toMatchObject({ rows: [40, 41, 42, 43, 44], totalResults: 45 });
  const request = { name: '', active: 'S', text: 'whey', sort: '-total', pageSize: 20 };
  expect(requests).toEqual([2, 3].map((page) => ({ ...request, page })));
});

it.each([
  [0, 10],
  [10, 10],
  [45, 50],
  [490, 490],
  [900, 500],
])('loads at once what was loaded before: %d rows by a page of %d', async (loaded, pageSize) => {
  const { requests, list } = listOf(1000);
  const { rows } = await loadPage(list)(initialAdminListState, loaded);
  expect(rows).toHaveLength(pageSize);
  expect(requests).toMatchObject([{ page: 1, pageSize }]);
  const third = await loadPage(list)({ ...initialAdminListState, page: 3 }, loaded);
  expect(third.rows).toEqual([20, 21, 22, 23, 24, 25, 26, 27, 28, 29]);
});
