import { basisPointsToPercent, percentToBasisPoints } from '#domain/money/discount.ts';
import { centavosToPesos, pesosToCentavos } from '#domain/money/money.ts';
import type { PriceRule } from '#domain/pricing/price-rule.ts';
import type { WirePriceRule } from './price-rule.ts';

export function fromWirePriceRule({ markup, rounding, dollarRate }: WirePriceRule): PriceRule {
  return {
    markup: markup === null ? null : percentToBasisPoints(markup),
    rounding,
    dollarRate: dollarRate === null ? null : pesosToCentavos(dollarRate),
  };
}

export function toWirePriceRule({ markup, rounding, dollarRate }: PriceRule): WirePriceRule {
  return {
    markup: markup === null ? null : basisPointsToPercent(markup),
    rounding,
    dollarRate: dollarRate === null ? null : centavosToPesos(dollarRate),
  };
}
