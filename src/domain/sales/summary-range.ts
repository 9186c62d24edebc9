/** Days of the Argentine calendar such as '2026-11-22', both included. */
export type DayRange = { from: string; to: string };

/** What a summary is asked for most, up to today. */
export const SUMMARY_PERIODS = { hoy: 'Hoy', semana: 'Esta semana', mes: 'Este mes' } as const;

export type SummaryPeriod = keyof typeof SUMMARY_PERIODS;

/** Longest range of a summary. */
export const MAX_SUMMARY_DAYS = 366;

const DAY_MS = 24 * 60 * 60 * 1000;

const DAYS_OF_WEEK = 7;

export function isSummaryPeriod(text: string): text is SummaryPeriod {
  return Object.hasOwn(SUMMARY_PERIODS, text);
}

/** The day so many days later, or earlier. */
export function addDays(day: string, days: number): string {
  return toDay(Date.parse(day) + days * DAY_MS);
}

export function countDays({ from, to }: DayRange): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
}

/** All days of the range, the first one first. */
export function daysOf(range: DayRange): string[] {
  return Array.from({ length: Math.max(0, countDays(range)) }, (_, index) => addDays(range.from, index));
}

/** Weeks begin on Monday. */
export function periodRange(period: SummaryPeriod, today: string): DayRange {
  const sinceMonday = (new Date(Date.parse(today)).getUTCDay() + DAYS_OF_WEEK - 1) % DAYS_OF_WEEK;
  const from = {
    hoy: today,
    semana: addDays(today, -sinceMonday),
    mes: `${today.slice(0, -2)}01`,
  };
  return { from: from[period], to: today };
}

/**
 * What a range is compared with: yesterday, the same days of last week or of last month (to its last day), and for other
 * ranges as many days right before.
 */
export function rangeBefore(range: DayRange, period?: SummaryPeriod): DayRange {
  if (period === 'mes') return { from: monthBefore(range.from), to: monthBefore(range.to) };
  const shift = period === 'semana' ? DAYS_OF_WEEK : countDays(range);
  return { from: addDays(range.from, -shift), to: addDays(range.to, -shift) };
}

/** The same day of the month before, or its last one. */
function monthBefore(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastOfMonthBefore = new Date(Date.UTC(year, month - 1, 0));
  return toDay(lastOfMonthBefore.setUTCDate(Math.min(date, lastOfMonthBefore.getUTCDate())));
}

function toDay(time: number): string {
  return new Date(time).toISOString().slice(0, '2026-11-22'.length);
}
