import { type Centavos, divideHalfUp } from '../money/money.ts';
import { type PriceRounding, roundPrice } from './price-rounding.ts';

/**
 * From a supplier's price to ours. `markup` in basis points when the list has what the seller pays; null when it has the
 * price for the public.
 */
export type PriceRule = { markup: number | null; rounding: PriceRounding | null };

/** The price of the list as it is. */
export const LIST_PRICE_RULE: PriceRule = { markup: null, rounding: null };

const BASIS_POINTS = 10_000;

/** 1000 %. */
export const MAX_MARKUP = 10 * BASIS_POINTS;

/** The price for the public, rounded once. */
export function priceByRule({ markup, rounding }: PriceRule, listPrice: Centavos): Centavos {
  const numerator = listPrice * (BASIS_POINTS + (markup ?? 0));
  return roundPrice({ numerator, denominator: BASIS_POINTS }, rounding);
}

/** What the seller pays for a product, where the list tells it. */
export function costByRule({ markup }: PriceRule, listPrice: Centavos): Centavos | undefined {
  return markup === null ? undefined : listPrice;
}

/** What of a price is profit over the cost, as markup in basis points rounded half up; undefined without a cost. */
export function markupOnCost({ cost, price }: { cost: Centavos | null; price: Centavos }): number | undefined {
  return cost === null || cost <= 0 ? undefined : divideHalfUp((price - cost) * BASIS_POINTS, cost);
}
