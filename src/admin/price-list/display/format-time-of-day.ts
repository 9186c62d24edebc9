import { formatDateTime } from '#domain/dates/format-date.ts';

/** 'HH:mm' in Argentina. */
export function formatTimeOfDay(at: number): string {
  return formatDateTime(at).slice(-'HH:mm:ss'.length, -':ss'.length);
}
