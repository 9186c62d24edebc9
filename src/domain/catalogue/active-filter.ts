/** Filters by status: active (S), deactivated (N), both (T): A13. */
export const ACTIVE_FILTERS = ['S', 'N', 'T'] as const;

export type ActiveFilter = (typeof ACTIVE_FILTERS)[number];

/** Whether something that was deactivated at that time, or null for something active, passes the filter. */
export function passesActiveFilter(deactivatedAt: number | null, filter: ActiveFilter): boolean {
  return filter === 'T' || (deactivatedAt === null) === (filter === 'S');
}
