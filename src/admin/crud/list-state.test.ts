import { expect, it } from 'vitest';
import {
  type AdminListState,
  formatListSearch,
  initialAdminListState,
  isMissingId,
  parseListState,
} from './list-state.ts';

it('[M2.8-2] [M2.8-5] [M2.8-6] [M9-23] without a query shows the first ten active rows', () => {
  expect(parseListState('')).toEqual(initialAdminListState);
  expect(initialAdminListState).toMatchObject({ mode: 'L', active: 'S', page: 1, pageSize: 10, name: '' });
  expect(formatListSearch(initialAdminListState)).toBe('');
});

it.each<[string, Partial<AdminListState>]>([
  ['?mode=A', { mode: 'A' }],
  ['?mode=M&id=7', { mode: 'M', id: 7 }],
  ['?mode=C&id=7', { mode: 'C', id: 7 }],
  ['?name=creatina&active=T&page=3', { name: 'creatina', active: 'T', page: 3 }],
  ['?active=N&pageSize=50', { active: 'N', pageSize: 50 }],
  ['?text=a+b&sort=-name', { text: 'a b', sort: '-name' }],
])('[M2.8-1] [M2.8-2] [M2.8-4] %s can be parsed and formatted', (search, expected) => {
  const state = { ...initialAdminListState, ...expected };
  expect(parseListState(search)).toEqual(state);
  expect(parseListState(formatListSearch(state))).toEqual(state);
});

it.each(['?mode=X&active=Q&page=0&pageSize=7', '?page=-1', '?page=1.5', '?page=1e9', '?id=7', '?mode=L&id=3'])(
  'ignores invalid values: %s',
  (search) => {
    expect(parseListState(search)).toEqual(initialAdminListState);
  },
);

it.each([
  ['?mode=M', true],
  ['?mode=C&id=abc', true],
  ['?mode=M&id=4', false],
  ['?mode=A', false],
  ['', false],
])('[M2.8-3] M and C need an id: %s', (search, lacks) => {
  expect(isMissingId(search)).toBe(lacks);
  if (lacks) expect(parseListState(search).mode).toBe('L');
});
