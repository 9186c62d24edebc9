const ONE_DAY_MS = 24 * 60 * 60 * 1000;
/** Argentina has had no other offset since 2009. */
export const ARGENTINE_OFFSET_SECONDS = -3 * 60 * 60;
const DAY_LENGTH = '2026-11-22'.length;
const MIDNIGHT = 'T00:00:00-03:00';

/** The day of a moment (epoch milliseconds) in Argentine time, such as '2026-11-22'. */
export function argentineDay(time: number): string {
  return new Date(time + ARGENTINE_OFFSET_SECONDS * 1000).toISOString().slice(0, DAY_LENGTH);
}

/** The start of a day such as '2026-11-22' in Argentine time, in epoch milliseconds; undefined for no such day. */
export function startOfDay(day: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined;
  const start = Date.parse(day + MIDNIGHT);
  // Date.parse takes 31 February for 3 March.
  return !Number.isNaN(start) && new Date(Date.parse(day)).toISOString().startsWith(day) ? start : undefined;
}

/** The start of the day after. */
export function endOfDay(day: string): number | undefined {
  const start = startOfDay(day);
  return start === undefined ? undefined : start + ONE_DAY_MS;
}
