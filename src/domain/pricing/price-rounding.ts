import { type Centavos, divideRoundingDown, MAX_CENTAVOS } from '../money/money.ts';

/** Whole pesos: prices are multiples of these. */
export const ROUNDING_MULTIPLES = [1, 10, 50, 100, 500, 1000] as const;

/** Whole pesos: prices end in these digits. */
export const ROUNDING_ENDINGS = [90, 99, 900, 990] as const;

export const ROUNDING_DIRECTIONS = ['nearest', 'up', 'down'] as const;

export type RoundingTarget = (typeof ROUNDING_MULTIPLES)[number] | (typeof ROUNDING_ENDINGS)[number];

export const ROUNDING_TARGETS: readonly RoundingTarget[] = [...ROUNDING_MULTIPLES, ...ROUNDING_ENDINGS];

/** `to` is one of the multiples or of the endings, which have no number in common. */
export type PriceRounding = { to: RoundingTarget; direction: (typeof ROUNDING_DIRECTIONS)[number] };

/** Rounded prices are `first`, `first + step`, `first + 2 × step` …, in centavos. */
type PriceGrid = { first: Centavos; step: Centavos };

const PESO: Centavos = 100;
const CENTAVO: PriceGrid = { first: 1, step: 1 };

/**
 * Rounds an amount of `numerator / denominator` centavos once, exactly. Without rounding to the nearest centavo. Amounts
 * too small for a rounding take the next finer one, down to the centavo: no price of a centavo or more becomes 0. A higher
 * amount never gets a lower price. Amounts are 0 … `MAX_CENTAVOS`; above, the highest rounded price is returned.
 */
export function roundPrice(
  { numerator, denominator }: { numerator: number; denominator: number },
  rounding: PriceRounding | null,
): Centavos {
  const exact = Math.min(Math.max(numerator, 0), MAX_CENTAVOS * denominator);
  const grids = rounding ? priceGrids(rounding.to) : [CENTAVO];
  const { below, above } = neighbors(divideRoundingDown(exact, denominator), grids);
  if (below * denominator === exact || above > MAX_CENTAVOS || rounding?.direction === 'down') return below;
  if (rounding?.direction === 'up') return above;
  return 2 * exact < (below + above) * denominator ? below : above;
}

/** The highest rounded price up to an amount, and the one after it. */
function neighbors(amount: Centavos, grids: readonly PriceGrid[]): { below: Centavos; above: Centavos } {
  const { first, step } = grids.find((grid) => grid.first <= amount) ?? { first: 0, step: 1 };
  const below = amount - ((amount - first) % step);
  return { below, above: below + step };
}

/** From the coarsest to the centavo; each goes up to the first price of the one before: 990 has 90, 190 … 890 below it. */
function priceGrids(to: RoundingTarget): PriceGrid[] {
  const isEnding = ROUNDING_ENDINGS.some((ending) => ending === to);
  const grids: PriceGrid[] = [];
  let step: number = isEnding ? (to < 100 ? 100 : 1000) : to;
  while (step > 1) {
    grids.push({ first: (isEnding ? to % step || step : step) * PESO, step: step * PESO });
    step = divideRoundingDown(step, 10);
  }
  return [...grids, { first: PESO, step: PESO }, CENTAVO];
}
