import { expect, it } from 'vitest';
import { afterRefusedUndo, type Outcome } from './outcome.ts';

const NOW = Date.UTC(2026, 10, 28);

const done = (id: string) => {
  return { id, source: 'adjust' as const, updated: [], skipped: [], created: [], notCreated: [], secondsLeft: 60 };
};
const shown: Outcome = { done: done('a'), undone: false, expiresAt: NOW + 60_000 };

it('has no undo any more where its own prices have changed since, or the time is over', () => {
  const ended = { ...shown, expiresAt: 0 };
  expect(afterRefusedUndo(shown, { preview: null, update: done('a') }, NOW)).toEqual(ended);
  expect(afterRefusedUndo(shown, { preview: null, update: null }, NOW + 60_000)).toEqual(ended);
});

it('is the later update of another window, or nothing where that has undone it', () => {
  const later = afterRefusedUndo(shown, { preview: null, update: done('b') }, NOW);
  expect(later).toEqual({ done: done('b'), undone: false, expiresAt: expect.any(Number) });
  expect(afterRefusedUndo(shown, { preview: null, update: null }, NOW)).toBeNull();
});
