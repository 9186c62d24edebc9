import { beforeEach, expect, it, vi } from 'vitest';
import { loadCreatedFromList, storeCreatedFromList } from './created-from-list.ts';
import { prefilledState, readPrefilled } from './prefilled-product.ts';

const whey = {
  previewId: 'p',
  line: 3,
  name: 'Whey 1 kg',
  brand: 'Ñandú',
  category: null,
  price: 1_000_00,
  cost: null,
  priceUsd: 12_34,
};

beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  });
});

it('hands a line over to the form through the state of the navigation', () => {
  expect(readPrefilled(structuredClone(prefilledState(whey)))).toEqual(whey);
});

it.each([
  undefined,
  null,
  'x',
  {},
  { newProduct: null },
  { newProduct: { ...whey, price: '5' } },
  { newProduct: { ...whey, brand: 1 } },
  { newProduct: { ...whey, cost: '5' } },
])('takes no line from the state %j', (state) => {
  expect(readPrefilled(state)).toBeUndefined();
});

it('stores which lines of the latest preview have a product', () => {
  storeCreatedFromList(whey);
  storeCreatedFromList({ ...whey, line: 4, name: 'Té' });
  storeCreatedFromList({ ...whey, name: 'Whey' });
  expect(loadCreatedFromList('p').map(({ line, name }) => [line, name])).toEqual([
    [4, 'Té'],
    [3, 'Whey'],
  ]);
  expect(loadCreatedFromList('other')).toEqual([]);
  storeCreatedFromList({ ...whey, previewId: 'other' });
  expect(loadCreatedFromList('p')).toEqual([]);
});

it.each(['{', '5', '[{}]', '[null]'])('takes nothing from what others stored: %s', (stored) => {
  sessionStorage.setItem('admin productsFromList', stored);
  expect(loadCreatedFromList('p')).toEqual([]);
});

it('goes without where storage is blocked', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(() => storeCreatedFromList(whey)).not.toThrow();
  expect(loadCreatedFromList('p')).toEqual([]);
});
