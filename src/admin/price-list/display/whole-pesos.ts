import { type Centavos, divideHalfUp } from '#domain/money/money.ts';
import { formatPrice } from '#ui/price/format-price.ts';

/** An amount without its centavos, as the preview shows prices (spec §9): '$ 12.346'. */
export function formatWholePesos(centavos: Centavos): string {
  return formatPrice(divideHalfUp(centavos, 100) * 100);
}
