import { expect, it } from 'vitest';
import { monthsBefore } from './months-before.ts';

it.each([
  ['2026-11-22T10:00:00.000Z', 12, '2025-11-22T10:00:00.000Z'],
  ['2026-03-31T00:00:00.000Z', 1, '2026-02-28T00:00:00.000Z'],
  ['2024-02-29T23:59:59.999Z', 12, '2023-02-28T23:59:59.999Z'],
  ['2026-01-15T00:00:00.000Z', 1, '2025-12-15T00:00:00.000Z'],
  ['2026-01-15T00:00:00.000Z', 120, '2016-01-15T00:00:00.000Z'],
])('%s minus %d months is %s', (time, months, before) => {
  expect(new Date(monthsBefore(Date.parse(time), months)).toISOString()).toBe(before);
});
