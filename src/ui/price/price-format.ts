import { createContext, use } from 'react';
import { type FormatPrice, formatPrice } from '#domain/money/format-price.ts';

/** How prices are shown below it. */
export const PriceFormat = createContext<FormatPrice>(formatPrice);

export function useFormatPrice(): FormatPrice {
  return use(PriceFormat);
}
