import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LIST_PRICE_RULE } from '#domain/pricing/price-rule.ts';
import {
  forgetAllPreviewAnswers,
  forgetExpiredPreviewAnswers,
  forgetPreviewAnswers,
} from '../../stored-lists/preview-answers.ts';
import { createPreview } from '../testing/preview.ts';
import { flowFromServer } from './initial-flow.ts';
import { loadAnswers, storeAnswers } from './stored-answers.ts';

const KEY = 'priceListAnswers';
const NOW = Date.UTC(2026, 0, 1);
const LIFETIME = 30 * 60 * 1000;

beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
});

afterEach(() => {
  forgetAllPreviewAnswers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const rule = { ...LIST_PRICE_RULE, markup: 3500 };
const decision = { line: 1, text: 'Línea 1', id: 1, price: 100_00, listed: 220_00, selected: true, isManual: true };
const answers = { rule, supplierName: 'Ceibo', decisions: [decision] };
const stored = { previewId: 'p', expiresAt: NOW + LIFETIME };

describe('what was said of a preview', () => {
  it('is loaded for that preview alone', () => {
    expect(loadAnswers('p')).toBeUndefined();
    storeAnswers({ ...stored, ...answers });
    expect(loadAnswers('p')).toEqual(answers);
    expect([loadAnswers('other'), loadAnswers(undefined)]).toEqual([undefined, undefined]);
  });

  it('is what another tab begins with', () => {
    const preview = createPreview({
      prices: [
        [100, 110],
        [200, 220],
      ],
      matches: [{}],
    });
    storeAnswers({ ...stored, ...answers });
    const { step } = flowFromServer({ preview, update: null });
    expect(step).toMatchObject({ preview: { rule }, selection: [{ line: 1, id: 1, selected: true, isManual: true }] });
  });

  it('is not replaced by what another tab says of an earlier preview, but is after some more', () => {
    storeAnswers({ ...stored, ...answers });
    storeAnswers({ ...stored, ...answers, previewId: 'earlier', supplierName: 'Lapacho' });
    expect(loadAnswers('p')).toEqual(answers);
    for (const previewId of ['b', 'c']) storeAnswers({ ...stored, ...answers, previewId });
    expect([loadAnswers('p'), loadAnswers('c')]).toEqual([undefined, answers]);
  });

  it('is not kept beyond the preview', () => {
    storeAnswers({ ...stored, ...answers });
    vi.setSystemTime(NOW + LIFETIME);
    expect(loadAnswers('p')).toBeUndefined();
  });

  it('is removed when the preview ends, not when another one does', () => {
    storeAnswers({ ...stored, ...answers });
    forgetPreviewAnswers('other');
    expect(loadAnswers('p')).toEqual(answers);
    forgetPreviewAnswers('p');
    expect([loadAnswers('p'), localStorage.getItem(KEY)]).toEqual([undefined, null]);
  });

  it('is removed by a later page when the preview has expired', () => {
    localStorage.setItem(KEY, JSON.stringify([{ previewId: 'p', expiresAt: NOW, answers }]));
    forgetExpiredPreviewAnswers();
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it.each([
    '{',
    'null',
    '[null]',
    JSON.stringify({ ...stored, answers }),
    JSON.stringify([{ previewId: 'p', answers }]),
    JSON.stringify([stored]),
    JSON.stringify([{ ...stored, answers: { ...answers, rule: { markup: '35', rounding: null } } }]),
    JSON.stringify({
      ...stored,
      answers: { ...answers, rule: { markup: null, rounding: { to: 7, direction: 'up' } } },
    }),
    JSON.stringify([{ ...stored, answers: { ...answers, supplierName: 5 } }]),
    JSON.stringify([{ ...stored, answers: { ...answers, decisions: [{ ...decision, id: '1' }] } }]),
  ])('is nothing of what others stored: %s', (text) => {
    localStorage.setItem(KEY, text);
    expect(loadAnswers('p')).toBeUndefined();
  });

  it.each(['blocked', 'full'])('survives in memory where storage is %s', (problem) => {
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new Error('full');
      },
      removeItem: () => undefined,
    };
    vi.stubGlobal('localStorage', problem === 'full' ? full : undefined);
    storeAnswers({ ...stored, ...answers });
    expect(loadAnswers('p')).toEqual(answers);
  });
});
