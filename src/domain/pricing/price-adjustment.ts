import { type Centavos, MAX_CENTAVOS } from '../money/money.ts';
import { percentChange } from './match-doubts.ts';
import { type PriceRounding, roundPrice } from './price-rounding.ts';

/**
 * How many prices change at once. Percent and markup on the cost in basis points, amounts and the rate of a dollar in
 * centavos.
 */
export type PriceAdjustment =
  | { kind: 'percent'; change: number }
  | { kind: 'amount'; change: Centavos }
  | { kind: 'dollars'; rate: Centavos }
  | { kind: 'cost'; markup: number };

type AdjustedProduct = {
  price: Centavos;
  /** Cents of a dollar; null for none. */
  priceUsd: number | null;
  /** Null when it is not known. */
  cost: Centavos | null;
};

const BASIS_POINTS = 10_000;
const CENTS = 100;
/** A larger change, in percent, has to be looked at before it is selected. */
const MAX_USUAL_CHANGE = 60;

/** The new price, rounded once; undefined for a product without dollar price or cost where that is needed, and for prices that no product can have. */
export function adjustPrice(
  product: AdjustedProduct,
  adjustment: PriceAdjustment,
  rounding: PriceRounding | null,
): Centavos | undefined {
  const amount = adjustedAmount(product, adjustment);
  if (amount === undefined || amount.numerator <= 0) return undefined;
  if (amount.numerator > MAX_CENTAVOS * amount.denominator) return undefined;
  const price = roundPrice(amount, rounding);
  return price > 0 ? price : undefined;
}

function adjustedAmount({ price, priceUsd, cost }: AdjustedProduct, adjustment: PriceAdjustment) {
  switch (adjustment.kind) {
    case 'percent':
      return { numerator: price * (BASIS_POINTS + adjustment.change), denominator: BASIS_POINTS };
    case 'amount':
      return { numerator: price + adjustment.change, denominator: 1 };
    case 'dollars':
      return priceUsd === null ? undefined : { numerator: priceUsd * adjustment.rate, denominator: CENTS };
    case 'cost':
      return cost === null
        ? undefined
        : { numerator: cost * (BASIS_POINTS + adjustment.markup), denominator: BASIS_POINTS };
  }
}

/** Whether a change is so large that it may be a mistake; from nothing every change is. */
export function isUnusualChange(current: Centavos, price: Centavos): boolean {
  const change = percentChange({ current, price });
  return change === null || Math.abs(change) > MAX_USUAL_CHANGE;
}
