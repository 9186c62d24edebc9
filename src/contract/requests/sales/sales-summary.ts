import { z } from '@hono/zod-openapi';
import { startOfDay } from '#domain/dates/argentine-day.ts';
import { countDays, MAX_SUMMARY_DAYS } from '#domain/sales/summary-range.ts';

const day = z
  .string()
  .refine((text) => startOfDay(text) !== undefined)
  .openapi({ example: '2026-11-22', description: 'In Argentine time' });

/** Days of which the sales are summed, both included. */
export const salesSummaryRange = z.object({ from: day, to: day }).refine(
  (range) => {
    const days = countDays(range);
    return days >= 1 && days <= MAX_SUMMARY_DAYS;
  },
  { path: ['to'] },
);
