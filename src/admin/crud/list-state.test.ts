import { expect, it } from 'vitest';
import { initialState, type ListState, lacksId, listSearch, listState } from './list-state.ts';

it('[M2.8-2] [M2.8-5] [M2.8-6] [M9-23] without a query: the list of what is active, its first page of ten', () => {
  expect(listState('')).toEqual(initialState);
  expect(initialState).toMatchObject({ mode: 'L', active: 'S', page: 1, pageSize: 10, name: '' });
  expect(listSearch(initialState)).toBe('');
});

it.each<[string, Partial<ListState>]>([
  ['?mode=A', { mode: 'A' }],
  ['?mode=M&id=7', { mode: 'M', id: 7 }],
  ['?mode=C&id=7', { mode: 'C', id: 7 }],
  ['?name=creatina&active=T&page=3', { name: 'creatina', active: 'T', page: 3 }],
  ['?active=N&pageSize=50', { active: 'N', pageSize: 50 }],
  ['?text=a+b&sort=-name', { text: 'a b', sort: '-name' }],
])('[M2.8-1] [M2.8-2] [M2.8-4] %s can be written and read', (search, said) => {
  const state = { ...initialState, ...said };
  expect(listState(search)).toEqual(state);
  expect(listState(listSearch(state))).toEqual(state);
});

it.each(['?mode=X&active=Q&page=0&pageSize=7', '?page=-1', '?page=1.5', '?page=1e9', '?id=7', '?mode=L&id=3'])(
  'nonsense counts as not said: %s',
  (search) => {
    expect(listState(search)).toEqual(initialState);
  },
);

it.each([
  ['?mode=M', true],
  ['?mode=C&id=abc', true],
  ['?mode=M&id=4', false],
  ['?mode=A', false],
  ['', false],
])('[M2.8-3] M and C need an id: %s', (search, lacks) => {
  expect(lacksId(search)).toBe(lacks);
  if (lacks) expect(listState(search).mode).toBe('L');
});
