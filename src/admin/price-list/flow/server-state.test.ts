import { expect, it } from 'vitest';
import type { ConfirmedPriceList } from '#contract/admin/price-list/price-update.ts';
import { createPreview } from '../testing/preview.ts';
import { confirmOutcome, undoOutcome } from './server-state.ts';

const read = (id: string) => ({ ...createPreview({ prices: [[100, 110]] }), id });
const done = (id: string) => ({
  id,
  source: 'pdf' as const,
  updated: [],
  skipped: [],
  created: [],
  notCreated: [],
  secondsLeft: 1700,
});

it.each([
  ['moved', { preview: read('a'), update: null }],
  ['moved', { preview: read('a'), update: done('b') }],
  ['done', { preview: null, update: done('a') }],
  ['done', { preview: read('b'), update: done('a') }],
  ['replaced', { preview: read('b'), update: null }],
  ['replaced', { preview: read('b'), update: done('c') }],
  ['gone', { preview: null, update: done('b') }],
  ['gone', { preview: null, update: null }],
])('the outcome of a refused confirmation is %s', (outcome, state) => {
  expect(confirmOutcome('a', state)).toBe(outcome);
});

it.each<[ReturnType<typeof undoOutcome>, boolean, ConfirmedPriceList | null]>([
  ['ended', false, done('a')],
  ['ended', true, null],
  ['other', false, null],
  ['other', false, done('b')],
  ['other', true, done('b')],
])('the outcome of a refused undo is %s', (outcome, isExpired, update) => {
  expect(undoOutcome({ updateId: 'a', isExpired }, { preview: null, update })).toBe(outcome);
});
