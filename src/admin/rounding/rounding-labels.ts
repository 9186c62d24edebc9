import { formatPesos } from '#domain/money/money.ts';
import { type PriceRounding, ROUNDING_ENDINGS, type RoundingTarget } from '#domain/pricing/price-rounding.ts';

/** What the seller calls the directions. */
export const directionLabels: Readonly<Record<PriceRounding['direction'], string>> = {
  nearest: 'al más cercano',
  up: 'para arriba',
  down: 'para abajo',
};

/** 'a $ 100', 'terminado en 990'. */
export function roundingLabel(to: RoundingTarget): string {
  const isEnding = ROUNDING_ENDINGS.some((ending) => ending === to);
  return isEnding ? `terminado en ${to}` : `a $ ${formatPesos(to * 100)}`;
}
