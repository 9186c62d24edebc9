import { type Centavos, divideRoundingDown, MAX_CENTAVOS, toHundredths } from './money.ts';

/** By how many whole percent the desired price is above the cost (below: negative), rounded down; no cost, no result. */
export function markupPercent({ cost, desired }: { cost: Centavos; desired: Centavos }): number | undefined {
  return cost > 0 ? divideRoundingDown((desired - cost) * 100, cost) : undefined;
}

/** The cost raised by a percent (12.5), rounded down to whole pesos; undefined without a cost or beyond all prices. */
export function priceWithMarkup({ cost, percent }: { cost: Centavos; percent: number }): Centavos | undefined {
  // Multiplied before dividing: 50 × 1.14 is 56.99… in floating point.
  const raised = cost * (10_000 + toHundredths(percent));
  if (cost <= 0 || !(Math.abs(raised) <= MAX_CENTAVOS * 10_000)) return undefined;
  return divideRoundingDown(raised, 1_000_000) * 100;
}
