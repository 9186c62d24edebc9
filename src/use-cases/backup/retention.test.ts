import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { selectRetained } from './retention.ts';

const DAY = 24 * 60 * 60 * 1000;
/** A Sunday, at four in the morning. */
const NOW = Date.UTC(2026, 10, 22, 4);
const daysAgo = (times: Iterable<number>) => [...times].map((time) => (NOW - time) / DAY);

describe('retention', () => {
  it('leaves the newest of seven days and of four weeks, of one backup a day', () => {
    const times = Array.from({ length: 100 }, (_, day) => NOW - day * DAY);
    const kept = selectRetained(times, { days: 7, weeks: 4, now: NOW });
    // Sundays are the last days of their weeks.
    expect(daysAgo(kept)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 14, 21]);
  });

  it('leaves all of the last 24 hours, and one of each day before', () => {
    const times = Array.from({ length: 12 }, (_, index) => NOW - (index * DAY) / 4);
    const kept = selectRetained(times, { days: 2, weeks: 0, now: NOW });
    expect(daysAgo(kept)).toEqual([0, 0.25, 0.5, 0.75]);
  });

  it('never deletes the newest, however old and whatever the settings', () => {
    const property = fc.property(
      fc.array(fc.integer({ min: 0, max: NOW }), { minLength: 1 }),
      fc.nat(9),
      fc.nat(9),
      (times, days, weeks) => {
        const kept = selectRetained(times, { days, weeks, now: NOW });
        expect(kept).toContain(Math.max(...times));
        expect([...kept].filter((time) => NOW - time >= DAY).length).toBeLessThanOrEqual(days + weeks + 1);
      },
    );
    fc.assert(property);
  });
});
