import type { Centavos } from '#domain/money/money.ts';

/** What a piece of a closed box costs of its price alone. */
const LEAST_SHARE = 0.75;
const MOST_SHARE = 1.05;

/** Whether a price may be that of a box with so many pieces, beside the price of one. */
export function isBoxPrice(price: Centavos, { pieces, piece }: { pieces: number; piece: Centavos }): boolean {
  const share = price / pieces / piece;
  return pieces > 1 && share > LEAST_SHARE && share < MOST_SHARE;
}
