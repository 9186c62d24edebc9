import { formatPesos } from '#domain/money/money.ts';
import type { PriceRule } from '#domain/pricing/price-rule.ts';
import { formatWholePesos } from './format-whole-pesos.ts';

/** A price of the list, in its currency: '$ 12.345', 'US$ 30,21'. */
export function formatListPrice({ dollarRate }: PriceRule, price: number): string {
  return dollarRate === null ? formatWholePesos(price) : `US$ ${formatPesos(price)}`;
}
