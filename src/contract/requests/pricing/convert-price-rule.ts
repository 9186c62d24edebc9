import { basisPointsToPercent, percentToBasisPoints } from '#domain/money/discount.ts';
import type { PriceRule } from '#domain/pricing/price-rule.ts';
import type { WirePriceRule } from './price-rule.ts';

export function fromWirePriceRule({ markup, rounding }: WirePriceRule): PriceRule {
  return { markup: markup === null ? null : percentToBasisPoints(markup), rounding };
}

export function toWirePriceRule({ markup, rounding }: PriceRule): WirePriceRule {
  return { markup: markup === null ? null : basisPointsToPercent(markup), rounding };
}
