import { FULL_DISCOUNT, percentToBasisPoints } from './discount.ts';

const PERCENT = /^\d{1,3}(?:[.,]\d{1,6})?$/;

/** Parses a percentage ('12,5', '10 %') into basis points: 0 for empty text, undefined when invalid or above 100 %. */
export function parseDiscountPercent(text: string): number | undefined {
  const bare = text.replace(/\s*%?\s*$/, '').trim();
  if (bare === '') return 0;
  if (!PERCENT.test(bare)) return undefined;
  const discount = percentToBasisPoints(Number.parseFloat(bare.replace(',', '.')));
  return discount <= FULL_DISCOUNT ? discount : undefined;
}

/** Formats basis points as a percentage for es-ES, without sign: '12,5'. */
export function formatDiscountPercent(discount: number): string {
  return String(discount / 100).replace('.', ',');
}
