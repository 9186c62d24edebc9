import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, countDays, daysOf, periodRange, rangeBefore, SUMMARY_PERIODS } from './summary-range.ts';

const day = fc
  .integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2040, 0, 1) })
  .map((time) => new Date(time).toISOString().slice(0, 10));

describe('the days of a summary', () => {
  it.each([
    ['hoy', '2026-11-22', '2026-11-22', '2026-11-21', '2026-11-21'],
    ['semana', '2026-11-22', '2026-11-16', '2026-11-09', '2026-11-15'],
    ['semana', '2026-11-23', '2026-11-23', '2026-11-16', '2026-11-16'],
    ['mes', '2026-11-22', '2026-11-01', '2026-10-01', '2026-10-22'],
    ['mes', '2026-03-31', '2026-03-01', '2026-02-01', '2026-02-28'],
    ['mes', '2026-01-05', '2026-01-01', '2025-12-01', '2025-12-05'],
  ] as const)('%s on %s is since %s, and is compared with %s to %s', (period, today, from, before, beforeTo) => {
    const range = periodRange(period, today);
    expect(range).toEqual({ from, to: today });
    expect(rangeBefore(range, period)).toEqual({ from: before, to: beforeTo });
  });

  it('of any range are compared with as many right before', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 400 }), (from, length) => {
        const range = { from, to: addDays(from, length) };
        const before = rangeBefore(range);
        expect(countDays(before)).toBe(length + 1);
        expect(addDays(before.to, 1)).toBe(from);
        expect(daysOf(range)).toHaveLength(length + 1);
        expect(daysOf(range).at(-1)).toBe(range.to);
      }),
    );
  });

  it('begin at the latest today', () => {
    fc.assert(
      fc.property(day, fc.constantFrom('hoy', 'semana', 'mes'), (today, period) => {
        const { from, to } = periodRange(period, today);
        expect(SUMMARY_PERIODS[period]).not.toBe('');
        expect(to).toBe(today);
        expect(from <= today && countDays({ from, to }) <= 31).toBe(true);
      }),
    );
  });
});
