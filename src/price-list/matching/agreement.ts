import { FEW } from '../shares.ts';

/** Changes that differ less are the same, as a logarithm; so far prices of one column lie from the usual change. */
export const SAME_CHANGE = 0.1;
/** The range of logarithms in which a price that is not meant may lie. */
const RANGE = 4;

/** A price of a list and that of the product today, in centavos; `weight` is how far the pair itself counts, 1 by default. */
export type PricePair = { price: number; today: number; weight?: number };

type PricedMatch = { price: number; product: { price: number } };

/** The prices of matches whose product has one today. */
export function toPricePairs(matches: readonly PricedMatch[]): PricePair[] {
  return matches.flatMap(({ price, product }) => (product.price > 0 ? [{ price, today: product.price }] : []));
}

/** How the prices of a column change: the usual change as a logarithm, and how much likelier the prices are meant than not. */
export type Agreement = { usual: number; score: number };

/** How far a price lies from the usual change, as a logarithm; that of a product without a price today lies nowhere. */
export function distanceFrom(usual: number, { price, product }: PricedMatch): number {
  return product.price > 0 ? Math.abs(Math.log(price / product.price) - usual) : Number.NaN;
}

export function agreementOf(changes: readonly PricePair[]): Agreement {
  // A shop with one price for everything says nothing of prices.
  if (changes.length > 1 && new Set(changes.map(({ today }) => today)).size === 1)
    return { usual: 0, score: changes.length };
  const logarithms = changes.flatMap(({ price, today, weight = 1 }) =>
    today > 0 && price > 0 ? [{ change: Math.log(price / today), weight }] : [],
  );
  const usual = logarithms.map(({ change }) => change).toSorted((a, b) => a - b)[logarithms.length >> 1] ?? 0;
  const score = logarithms.reduce((sum, { change, weight }) => {
    const meant = Math.exp(-Math.abs(change - usual) / SAME_CHANGE) / (2 * SAME_CHANGE);
    // A few prices are meant and yet change in another way.
    return sum + weight * Math.log((1 - FEW) * meant * RANGE + FEW);
  }, 0);
  return { usual, score };
}
