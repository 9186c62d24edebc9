import { type Centavos, divideHalfUp, MAX_CENTAVOS } from '../money/money.ts';
import { type PriceRounding, roundPrice } from './price-rounding.ts';

/**
 * From a supplier's price to ours. `markup` in basis points when the list has what the seller pays; null when it has the
 * price for the public. `dollarRate` in centavos per dollar when the list is in dollars, its prices in cents.
 */
export type PriceRule = { markup: number | null; rounding: PriceRounding | null; dollarRate: Centavos | null };

/** The price of the list as it is. */
export const LIST_PRICE_RULE: PriceRule = { markup: null, rounding: null, dollarRate: null };

const BASIS_POINTS = 10_000;

/** 1000 %. */
export const MAX_MARKUP = 10 * BASIS_POINTS;

/** Centavos per dollar: 100,000 pesos. */
export const MAX_DOLLAR_RATE: Centavos = 10_000_000;

const CENTS_PER_DOLLAR = 100;

/** The price for the public, rounded once. */
export function priceByRule({ markup, rounding, dollarRate }: PriceRule, listPrice: Centavos): Centavos {
  const numerator = listPriceInPesos(dollarRate, listPrice) * (BASIS_POINTS + (markup ?? 0));
  return roundPrice({ numerator, denominator: BASIS_POINTS }, rounding);
}

/** What the seller pays for a product, where the list tells it. */
export function costByRule({ markup, dollarRate }: PriceRule, listPrice: Centavos): Centavos | undefined {
  return markup === null ? undefined : listPriceInPesos(dollarRate, listPrice);
}

/** The price for the public in cents of a dollar, where the list is in dollars. */
export function dollarPriceByRule({ markup, dollarRate }: PriceRule, listPrice: number): number | undefined {
  return dollarRate === null ? undefined : priceByRule({ markup, rounding: null, dollarRate: null }, listPrice);
}

function listPriceInPesos(dollarRate: Centavos | null, listPrice: number): Centavos {
  return dollarRate === null ? listPrice : dollarsToPesos(listPrice, dollarRate);
}

/** US cents at a rate in centavos per dollar, to the nearest centavo. */
export function dollarsToPesos(cents: number, rate: Centavos): Centavos {
  return Math.min(divideHalfUp(cents * rate, CENTS_PER_DOLLAR), MAX_CENTAVOS);
}

/** What of a price is profit over the cost, as markup in basis points rounded half up; undefined without a cost. */
export function markupOnCost({ cost, price }: { cost: Centavos | null; price: Centavos }): number | undefined {
  return cost === null || cost <= 0 ? undefined : divideHalfUp((price - cost) * BASIS_POINTS, cost);
}
