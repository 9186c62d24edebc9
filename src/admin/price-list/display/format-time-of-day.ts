import { formatDateTime } from '#domain/dates/dates.ts';

/** 'HH:mm' in Argentina. */
export function formatTimeOfDay(at: number): string {
  return formatDateTime(at).slice(-'HH:mm:ss'.length, -':ss'.length);
}
