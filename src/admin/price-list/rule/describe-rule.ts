import { basisPointsToPercent } from '#domain/money/discount.ts';
import { formatPesos } from '#domain/money/money.ts';
import { formatPercent } from '#domain/money/percent.ts';
import type { PriceRule } from '#domain/pricing/price-rule.ts';
import { directionLabels, roundingLabel } from '../../rounding/rounding-labels.ts';

/** 'el de la lista', 'el de la lista, en dólares a $ 1450, + 35 %, a $ 100 para arriba'. */
export function describeRule({ markup, rounding, dollarRate }: PriceRule): string {
  const listed = dollarRate === null ? 'el de la lista' : `el de la lista, en dólares a $ ${formatPesos(dollarRate)}`;
  const sum = dollarRate === null ? ' +' : ', +';
  const base = markup === null ? listed : `${listed}${sum} ${formatPercent(basisPointsToPercent(markup))}`;
  return rounding ? `${base}, ${roundingLabel(rounding.to)} ${directionLabels[rounding.direction]}` : base;
}
