import { expect, it } from 'vitest';
import type { PageRequest } from '#contract/admin/page.ts';
import { initialAdminListState } from './list-state.ts';
import { loadAllPages, loadPage } from './load-list.ts';

function listOf(total: number) {
  const asked: PageRequest[] = [];
  const list = async (request: PageRequest) => {
    asked.push(request);
    const { page = 1, pageSize = total } = request;
    const rows = Array.from({ length: total }, (_, index) => index).slice((page - 1) * pageSize, page * pageSize);
    return { rows, totalResults: total, hasMore: page * pageSize < total };
  };
  return { asked, list };
}

it.each([0, 1, 150, 151, 1000])('[M9-24] gets all of %d rows, 150 at once', async (total) => {
  const { asked, list } = listOf(total);
  const {
    rows,
    totalResults,
    fetchPage: page,
  } = await loadAllPages(list)({ ...initialAdminListState, name: 'x', active: 'T' });
  expect(rows).toEqual(Array.from({ length: total }, (_, index) => index));
  expect(totalResults).toBe(total);
  expect(page).toBeUndefined();
  expect(asked).toHaveLength(Math.max(1, Math.ceil(total / 150)));
  expect(asked[0]).toEqual({ name: 'x', active: 'T', page: 1, pageSize: 150 });
});

it('[M2.8-6] [M2.8-13] gets the page of the address, and others when they are asked for', async () => {
  const { asked, list } = listOf(45);
  const {
    rows,
    totalResults,
    fetchPage: page,
  } = await loadPage(list)({ ...initialAdminListState, page: 2, pageSize: 20 });
  expect(rows).toEqual(Array.from({ length: 20 }, (_, index) => 20 + index));
  expect(totalResults).toBe(45);
  expect(await page?.(3)).toEqual([40, 41, 42, 43, 44]);
  expect(asked).toHaveLength(2);
});
