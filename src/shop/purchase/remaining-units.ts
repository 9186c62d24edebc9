import { LOW_STOCK } from '#domain/catalogue/low-stock.ts';

/** '¡Quedan 2!' while there are few, else an empty text. */
export function remainingText(units: number): string {
  if (units < 1 || units > LOW_STOCK) return '';
  return units === 1 ? '¡Queda 1!' : `¡Quedan ${units}!`;
}
