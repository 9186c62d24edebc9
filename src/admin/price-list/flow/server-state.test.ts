import { expect, it } from 'vitest';
import { createPreview } from '../testing/preview.ts';
import { confirmOutcome } from './server-state.ts';

const read = (id: string) => ({ ...createPreview({ prices: [[100, 110]] }), id });
const done = (id: string) => ({ id, updated: [], skipped: [], created: [], notCreated: [], secondsLeft: 1700 });

it.each([
  ['moved', { preview: read('a'), update: null }],
  ['moved', { preview: read('a'), update: done('b') }],
  ['done', { preview: null, update: done('a') }],
  ['done', { preview: read('b'), update: done('a') }],
  ['other', { preview: read('b'), update: null }],
  ['other', { preview: read('b'), update: done('c') }],
  ['gone', { preview: null, update: done('b') }],
  ['gone', { preview: null, update: null }],
])('the outcome of a refused confirmation is %s', (outcome, state) => {
  expect(confirmOutcome('a', state)).toBe(outcome);
});
