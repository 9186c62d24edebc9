import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDate, formatDateTime, formatDateTimeToMinutes } from './format-date.ts';

const moment = fc.integer({ min: Date.UTC(2010, 0, 1), max: Date.UTC(2100, 0, 1) });

describe('dates on screen', () => {
  it.each([
    ['2024-12-25T16:05:09Z', '25/12/2024', '25/12/2024 13:05:09'],
    ['2025-01-01T02:59:59Z', '31/12/2024', '31/12/2024 23:59:59'],
    ['2025-01-01T03:00:00Z', '01/01/2025', '01/01/2025 00:00:00'],
    ['2025-07-09T15:00:00.999Z', '09/07/2025', '09/07/2025 12:00:00'],
  ])('[M9-7] writes %s as %s and %s', (iso, date, dateTime) => {
    expect(formatDate(Date.parse(iso))).toBe(date);
    expect(formatDateTime(Date.parse(iso))).toBe(dateTime);
    expect(formatDateTimeToMinutes(Date.parse(iso))).toBe(dateTime.slice(0, 16));
  });

  it('[M9-7] is three hours behind Greenwich, wherever it runs', () => {
    fc.assert(
      fc.property(moment, (milliseconds) => {
        const [, year, month, day, time] =
          /^(\d+)-(\d+)-(\d+)T([\d:]+)/.exec(new Date(milliseconds - 3 * 3_600_000).toISOString()) ?? [];
        expect(formatDateTime(milliseconds)).toBe(`${day}/${month}/${year} ${time}`);
        expect(formatDate(milliseconds)).toBe(`${day}/${month}/${year}`);
      }),
    );
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 9e15])('[M9-7] writes nothing for %d', (milliseconds) => {
    expect([formatDate, formatDateTime, formatDateTimeToMinutes].map((format) => format(milliseconds))).toEqual([
      '',
      '',
      '',
    ]);
  });
});
