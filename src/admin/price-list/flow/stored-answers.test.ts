import { beforeEach, expect, it, vi } from 'vitest';
import { LIST_PRICE_RULE } from '#domain/pricing/price-rule.ts';
import { loadAnswers, storeAnswers } from './stored-answers.ts';

beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  });
});

const rule = { ...LIST_PRICE_RULE, markup: 3500 };

it('stores rule and supplier of one preview', () => {
  expect(loadAnswers('p')).toBeUndefined();
  storeAnswers({ previewId: 'p', rule, supplierName: 'Ceibo' });
  expect(loadAnswers('p')).toEqual({ previewId: 'p', rule, supplierName: 'Ceibo' });
  expect([loadAnswers('other'), loadAnswers(undefined)]).toEqual([undefined, undefined]);
});

it.each([
  '{',
  'null',
  JSON.stringify({ previewId: 'p' }),
  JSON.stringify({ previewId: 'p', rule: { markup: '35', rounding: null } }),
  JSON.stringify({ previewId: 'p', rule: { markup: null, rounding: { to: 7, direction: 'up' } } }),
  JSON.stringify({ previewId: 'p', rule, supplierName: 5 }),
])('takes nothing from what others stored: %s', (stored) => {
  sessionStorage.setItem('priceListAnswers', stored);
  expect(loadAnswers('p')).toBeUndefined();
});

it('goes without where storage is blocked', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(() => storeAnswers({ previewId: 'p', rule })).not.toThrow();
  expect(loadAnswers('p')).toBeUndefined();
});
