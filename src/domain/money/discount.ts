import { type Centavos, divideHalfUp, toHundredths } from './money.ts';

/** What the price rules need of a product; `discount` in hundredths of a percent, 0 … 10000. */
export type Priced = { price: Centavos; discount: number };

/** A discount of 100 %, in hundredths of a percent. */
export const FULL_DISCOUNT = 10_000;

/** Percent (12.5) as the whole number of hundredths of a percent (1250) that is kept. */
export function percentToBasisPoints(percent: number): number {
  return toHundredths(percent);
}

/** Hundredths of a percent (1250) as percent (12.5). */
export function basisPointsToPercent(discount: number): number {
  return discount / 100;
}

export function hasDiscount({ discount }: Pick<Priced, 'discount'>): boolean {
  return discount > 0;
}

/** What the shopper pays for one: with a discount rounded to whole pesos (halves up), else the price untouched. */
export function finalPrice({ price, discount }: Priced): Centavos {
  if (discount <= 0) return price;
  return divideHalfUp(price * (FULL_DISCOUNT - discount), FULL_DISCOUNT * 100) * 100;
}

/**
 * The price, to the centavo, that gives this final price; with a discount of 100 % any price does, so it stays.
 * A high discount can take the result above `MAX_CENTAVOS`: the caller refuses it then.
 */
export function priceFromFinal({ final, discount, price }: Priced & { final: Centavos }): Centavos {
  if (discount <= 0) return final;
  if (discount >= FULL_DISCOUNT) return price;
  return divideHalfUp(final * FULL_DISCOUNT, FULL_DISCOUNT - discount);
}
