type DueOptions = {
  /** Of the newest backup; epoch milliseconds. */
  newestAt: number | undefined;
  now: number;
  /** Of the machine's clock, from 0 to 23. */
  hour: number;
};

/** Whether there is no backup since the hour was last reached. */
export function isBackupDue({ newestAt, now, hour }: DueOptions): boolean {
  const scheduled = new Date(now);
  scheduled.setHours(hour, 0, 0, 0);
  if (scheduled.getTime() > now) scheduled.setDate(scheduled.getDate() - 1);
  return newestAt === undefined || newestAt < scheduled.getTime();
}
