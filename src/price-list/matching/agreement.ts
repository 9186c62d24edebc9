import { medianOf } from '#domain/pricing/match-doubts.ts';
import { FEW } from '../shares.ts';

/** Changes of one column mostly differ by less, as a logarithm. */
export const SAME_CHANGE = 0.1;
/** The range of logarithms in which any other price may be. */
const RANGE = 4;

/** A price of a list and the product with that of today, in centavos; `weight` is how far it counts, 1 by default. */
export type PricedMatch = { price: number; product: { price: number }; weight?: number };

export function withPriceToday<Priced extends PricedMatch>(matches: readonly Priced[]): Priced[] {
  return matches.filter(({ product }) => product.price > 0);
}

/** The usual change as a logarithm, and the log-likelihood that these are the prices, against any others. */
export type Agreement = { usual: number; score: number };

/** As a logarithm; NaN for a product without a price today. */
export function distanceFrom(usual: number, { price, product }: PricedMatch): number {
  return product.price > 0 ? Math.abs(Math.log(price / product.price) - usual) : Number.NaN;
}

/** So near to the usual change a price tells which product is meant. */
export const TELLING_CHANGE = SAME_CHANGE / 2;

export function agreementOf(matches: readonly PricedMatch[]): Agreement {
  // Where all products of a shop have one price, changes mean nothing.
  if (matches.length > 1 && new Set(matches.map(({ product }) => product.price)).size === 1)
    return { usual: 0, score: matches.length };
  const logarithms = matches.flatMap(({ price, product, weight = 1 }) =>
    product.price > 0 && price > 0 ? [{ change: Math.log(price / product.price), weight }] : [],
  );
  const usual = medianOf(logarithms.map(({ change }) => change));
  const score = logarithms.reduce((sum, { change, weight }) => {
    const meant = Math.exp(-Math.abs(change - usual) / SAME_CHANGE) / (2 * SAME_CHANGE);
    // A few prices change in another way.
    return sum + weight * Math.log((1 - FEW) * meant * RANGE + FEW);
  }, 0);
  return { usual, score };
}
