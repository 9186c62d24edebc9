import { type Centavos, divideRoundingDown, MAX_CENTAVOS, toHundredths } from './money.ts';

/** The markup of the desired price on the cost in whole percent, rounded down; undefined without a cost. */
export function markupPercent({ cost, desired }: { cost: Centavos; desired: Centavos }): number | undefined {
  return cost > 0 ? divideRoundingDown((desired - cost) * 100, cost) : undefined;
}

/** The cost raised by a percentage (12.5), rounded down to whole pesos; undefined without a cost or above the limit. */
export function priceWithMarkup({ cost, percent }: { cost: Centavos; percent: number }): Centavos | undefined {
  // Multiplies before dividing, because 50 × 1.14 is 56.99… in floating point.
  const raised = cost * (10_000 + toHundredths(percent));
  if (cost <= 0 || !(Math.abs(raised) <= MAX_CENTAVOS * 10_000)) return undefined;
  return divideRoundingDown(raised, 1_000_000) * 100;
}
