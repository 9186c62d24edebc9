import { ARGENTINE_OFFSET_SECONDS } from '../dates/argentine-day.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** An older price should be looked at. */
export const OLD_PRICE_DAYS = 30;

/** Days; lists can be filtered for older prices. */
export const PRICE_AGES = [7, 15, OLD_PRICE_DAYS, 60] as const;

/** Days of the Argentine calendar since a price changed or was confirmed; both times in epoch milliseconds. */
export function priceAgeInDays(pricedAt: number, now: number): number {
  const dayOf = (time: number) => Math.floor((time + ARGENTINE_OFFSET_SECONDS * 1000) / DAY_MS);
  return Math.max(0, dayOf(now) - dayOf(pricedAt));
}

/** 'hace 34 días', once a price is old enough to be looked at. */
export function oldPriceText(pricedAt: number, now: number): string | undefined {
  const days = priceAgeInDays(pricedAt, now);
  return days > PRICE_AGES[0] ? describePriceAge(days) : undefined;
}

/** The end of the time whose prices are older than this, in epoch milliseconds. */
export function pricedBefore(days: number, now: number): number {
  const offset = ARGENTINE_OFFSET_SECONDS * 1000;
  const today = Math.floor((now + offset) / DAY_MS);
  return (today - days) * DAY_MS - offset;
}

/** 'hoy', 'ayer', 'hace 34 días'. */
export function describePriceAge(days: number): string {
  if (days === 0) return 'hoy';
  return days === 1 ? 'ayer' : `hace ${days} días`;
}
