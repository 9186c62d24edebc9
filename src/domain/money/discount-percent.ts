import { FULL_DISCOUNT, percentToBasisPoints } from './discount.ts';

const PERCENT = /^\d{1,3}(?:[.,]\d{1,6})?$/;

/** A percent as a person writes it ('12,5', '10 %') in hundredths of a percent; none is 0, beyond 0…100 undefined. */
export function parseDiscount(text: string): number | undefined {
  const bare = text.replace(/\s*%?\s*$/, '').trim();
  if (bare === '') return 0;
  if (!PERCENT.test(bare)) return undefined;
  const discount = percentToBasisPoints(Number.parseFloat(bare.replace(',', '.')));
  return discount <= FULL_DISCOUNT ? discount : undefined;
}

/** Hundredths of a percent as es-ES writes the percent, without sign: '12,5'. */
export function formatDiscount(discount: number): string {
  return String(discount / 100).replace('.', ',');
}
