import { basisPointsToPercent } from '#domain/money/discount.ts';
import { formatPesos } from '#domain/money/money.ts';
import { formatPercent } from '#domain/money/percent.ts';
import { type PriceRounding, ROUNDING_ENDINGS, type RoundingTarget } from '#domain/pricing/price-rounding.ts';
import type { PriceRule } from '#domain/pricing/price-rule.ts';

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

/** 'el de la lista', 'el de la lista + 35 %, a $ 100 para arriba'. */
export function describeRule({ markup, rounding }: PriceRule): string {
  const base = markup === null ? 'el de la lista' : `el de la lista + ${formatPercent(basisPointsToPercent(markup))}`;
  return rounding ? `${base}, ${roundingLabel(rounding.to)} ${directionLabels[rounding.direction]}` : base;
}
