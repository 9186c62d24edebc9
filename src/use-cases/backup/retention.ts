const ONE_DAY_MS = 24 * 60 * 60 * 1000;
/** The epoch began on a Thursday; weeks begin on Monday. */
const EPOCH_WEEKDAY = 3;

/** How many days and weeks with a backup are kept. */
export type Retention = { days: number; weeks: number };

type RetainedOptions = Retention & { now: number };

/**
 * Which backups are kept, by their times in epoch milliseconds: all of the last 24 hours, the newest of each of the latest
 * days and of each of the latest weeks (in UTC), and always the newest.
 */
export function selectRetained(times: readonly number[], { days, weeks, now }: RetainedOptions): Set<number> {
  const newestFirst = times.toSorted((a, b) => b - a);
  const day = (time: number) => Math.floor(time / ONE_DAY_MS);
  const week = (time: number) => Math.floor((day(time) + EPOCH_WEEKDAY) / 7);
  return new Set([
    ...newestFirst.slice(0, 1),
    ...newestFirst.filter((time) => now - time < ONE_DAY_MS),
    ...newestOfEach(newestFirst, day).slice(0, days),
    ...newestOfEach(newestFirst, week).slice(0, weeks),
  ]);
}

function newestOfEach(newestFirst: readonly number[], periodOf: (time: number) => number): number[] {
  const newest = new Map<number, number>();
  for (const time of newestFirst) if (!newest.has(periodOf(time))) newest.set(periodOf(time), time);
  return [...newest.values()];
}
