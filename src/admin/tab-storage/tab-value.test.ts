import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetTabValues, tabText, tabValue } from './tab-value.ts';

const counts = tabValue('counts', (stored) => Array.isArray(stored));
const text = tabText('text');

beforeEach(() => {
  const stored: Record<string, unknown> = {};
  const hidden = (value: unknown) => ({ value, enumerable: false });
  Object.defineProperties(stored, {
    getItem: hidden((key: string) => stored[key] ?? null),
    setItem: hidden((key: string, value: string) => {
      stored[key] = value;
    }),
    removeItem: hidden((key: string) => {
      delete stored[key];
    }),
  });
  vi.stubGlobal('sessionStorage', stored);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('is kept until it is removed', () => {
  expect(counts.load()).toBeUndefined();
  counts.store([1]);
  expect(counts.load()).toEqual([1]);
  counts.remove();
  expect(counts.load()).toBeUndefined();
});

it('is forgotten with all others of the admin, and nothing else', () => {
  counts.store([1]);
  text.store('x');
  sessionStorage.setItem('position', '7');
  forgetTabValues();
  expect([counts.load(), text.load()]).toEqual([undefined, undefined]);
  expect(sessionStorage.getItem('position')).toBe('7');
});

it('goes without where storage is blocked', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(() => counts.store([1])).not.toThrow();
  expect(() => counts.remove()).not.toThrow();
  expect(forgetTabValues).not.toThrow();
  expect(counts.load()).toBeUndefined();
});
