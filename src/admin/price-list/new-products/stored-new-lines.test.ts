import { beforeEach, expect, it, vi } from 'vitest';
import { loadNewLines, storeNewLines } from './stored-new-lines.ts';

beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  });
});

const read = ['Creatina 300 g', 'Zinc x 60', 'Taurina 200 g'].map((text, at) => ({ line: at + 1, text }));

it('stores lines until the list is read again, whatever it costs then', () => {
  expect(loadNewLines(read)).toEqual([]);
  storeNewLines(read.slice(1));
  expect(loadNewLines(read.map((line) => ({ ...line, price: 5 })))).toEqual([2, 3]);
});

it('leaves out what another list, or another reading of it, has at these places', () => {
  storeNewLines(read);
  expect(
    loadNewLines([
      { line: 1, text: 'Maca 150 g' },
      { line: 3, text: 'Taurina 200 g' },
    ]),
  ).toEqual([3]);
});

it.each(['{', 'null', '5', '[3]', '{"previewId":"p","lines":[3]}', '[{"line":"1","text":"Zinc"}]'])(
  'takes nothing from what others stored: %s',
  (stored) => {
    sessionStorage.setItem('admin priceListNewLines', stored);
    expect(loadNewLines(read)).toEqual([]);
  },
);

it('goes without where storage is blocked', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(() => storeNewLines(read)).not.toThrow();
  expect(loadNewLines(read)).toEqual([]);
});
