import { type Centavos, divideHalfUp, toHundredths } from './money.ts';

/** `discount` in basis points, 0 … 10000. */
export type Priced = { price: Centavos; discount: number };

/** 100 % in basis points (1/100 of a percent). */
export const FULL_DISCOUNT = 10_000;

/** 12.5 → 1250. */
export function percentToBasisPoints(percent: number): number {
  return toHundredths(percent);
}

/** 1250 → 12.5. */
export function basisPointsToPercent(discount: number): number {
  return discount / 100;
}

export function hasDiscount({ discount }: Pick<Priced, 'discount'>): boolean {
  return discount > 0;
}

/** The unit price with discount, rounded to whole pesos (half up); without discount the unrounded price. */
export function finalPrice({ price, discount }: Priced): Centavos {
  if (discount <= 0) return price;
  return divideHalfUp(price * (FULL_DISCOUNT - discount), FULL_DISCOUNT * 100) * 100;
}

/**
 * The inverse of `finalPrice`, to the centavo. At a discount of 100 % any price fits, so `price` is returned.
 * With a high discount the result can exceed `MAX_CENTAVOS`, which the caller has to check.
 */
export function priceFromFinal({ final, discount, price }: Priced & { final: Centavos }): Centavos {
  if (discount <= 0) return final;
  if (discount >= FULL_DISCOUNT) return price;
  return divideHalfUp(final * FULL_DISCOUNT, FULL_DISCOUNT - discount);
}
