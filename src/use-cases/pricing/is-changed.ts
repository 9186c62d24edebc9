import type { PriceUpdate, SetAmounts } from '#data/price-lists/step-contents.ts';

/** Whether a product has another price, cost or price in dollars than before. */
export function isChanged({ before, after, set = {}, previous = {} }: PriceUpdate): boolean {
  const isOther = (name: keyof SetAmounts) => (set[name] ?? null) !== (previous[name] ?? null);
  return before !== after || isOther('cost') || isOther('priceUsd');
}
