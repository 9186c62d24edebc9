import { createContext, use } from 'react';
import { type FormatPrice, priceFormat } from '#domain/money/format-price.ts';

/** The seller's setting, by which prices are shown below it. */
export const GroupedPrices = createContext('');

export function useFormatPrice(): FormatPrice {
  return priceFormat(use(GroupedPrices));
}
