import { expect, it } from 'vitest';
import { endOfDay, startOfDay } from './argentine-day.ts';
import { formatDateTime } from './format-date.ts';

it.each(['2026-11-22', '2024-02-29', '2026-01-01', '2026-12-31'])(
  '%s begins and ends at midnight in Argentina',
  (day) => {
    const [year, month, date] = day.split('-');
    expect(formatDateTime(startOfDay(day) ?? 0)).toBe(`${date}/${month}/${year} 00:00:00`);
    expect(formatDateTime((endOfDay(day) ?? 0) - 1000)).toBe(`${date}/${month}/${year} 23:59:59`);
  },
);

it.each(['', '2026-02-31', '2026-13-01', '22/11/2026', '2026-1-1', 'hoy', '2026-11-22T10:00:00'])(
  '%j is no day',
  (text) => {
    expect(startOfDay(text)).toBeUndefined();
    expect(endOfDay(text)).toBeUndefined();
  },
);
