import { basisPointsToPercent } from '#domain/money/discount.ts';
import { formatPercent } from '#domain/money/percent.ts';
import type { PriceRule } from '#domain/pricing/price-rule.ts';
import { directionLabels, roundingLabel } from '../../rounding/rounding-labels.ts';

/** 'el de la lista', 'el de la lista + 35 %, a $ 100 para arriba'. */
export function describeRule({ markup, rounding }: PriceRule): string {
  const base = markup === null ? 'el de la lista' : `el de la lista + ${formatPercent(basisPointsToPercent(markup))}`;
  return rounding ? `${base}, ${roundingLabel(rounding.to)} ${directionLabels[rounding.direction]}` : base;
}
