const ONE_DAY_S = 24 * 60 * 60;

/** A session ends when it was not used for a week, and however much it is used, after 30 days. */
export const IDLE_LIFETIME_S = 7 * ONE_DAY_S;
const LONGEST_LIFETIME_MS = 30 * ONE_DAY_S * 1000;

/** How often a session in use is prolonged. */
export const PROLONG_AFTER_S = ONE_DAY_S;

/** Sessions that were opened before this date have ended. */
export function oldestOpening(now: number): Date {
  return new Date(now - LONGEST_LIFETIME_MS);
}
