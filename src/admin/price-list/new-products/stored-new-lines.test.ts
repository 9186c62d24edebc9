import { beforeEach, expect, it, vi } from 'vitest';
import { loadNewLines, storeNewLines } from './stored-new-lines.ts';

beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  });
});

it('stores the lines of one preview', () => {
  expect(loadNewLines('p')).toEqual([]);
  storeNewLines('p', [3, 5]);
  expect([loadNewLines('p'), loadNewLines('other')]).toEqual([[3, 5], []]);
  storeNewLines('other', [7]);
  expect([loadNewLines('p'), loadNewLines('other')]).toEqual([[], [7]]);
});

it.each(['{', 'null', '5', '{"previewId":"p"}', '{"previewId":"p","lines":["1",null]}'])(
  'takes nothing from what others stored: %s',
  (stored) => {
    sessionStorage.setItem('admin priceListNewLines', stored);
    expect(loadNewLines('p')).toEqual([]);
  },
);

it('goes without where storage is blocked', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(() => storeNewLines('p', [1])).not.toThrow();
  expect(loadNewLines('p')).toEqual([]);
});
