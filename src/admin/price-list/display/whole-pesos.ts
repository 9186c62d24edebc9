import { type Centavos, divideHalfUp } from '#domain/money/money.ts';
import { priceText } from '#ui/price/format-price.ts';

/** An amount without its centavos, as the preview shows prices (spec §9): '$ 12.346'. */
export function formatWholePesos(centavos: Centavos): string {
  return priceText(divideHalfUp(centavos, 100) * 100);
}
