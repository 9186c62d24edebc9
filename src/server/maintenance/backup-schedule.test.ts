import { expect, it } from 'vitest';
import { isBackupDue } from './backup-schedule.ts';

/** By the clock of the machine, as the setting is. */
const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute).getTime();

it.each([
  ['none yet', undefined, at(22, 1), true],
  ['made today after the hour', at(22, 4, 1), at(22, 23), false],
  ['made yesterday, before the hour', at(21, 4, 1), at(22, 3, 59), false],
  ['made yesterday, at the hour', at(21, 4, 1), at(22, 4), true],
  ['made before the hour by hand', at(22, 3), at(22, 5), true],
  ['the machine was off for days', at(18, 4), at(22, 2), true],
])('a daily backup at four, %s', (_, newestAt, now, due) => {
  expect(isBackupDue({ newestAt, now, hour: 4 })).toBe(due);
});
