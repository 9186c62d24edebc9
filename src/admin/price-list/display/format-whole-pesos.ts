import { formatPrice } from '#domain/money/format-price.ts';
import { type Centavos, divideHalfUp } from '#domain/money/money.ts';

/** An amount without its centavos, as the preview shows prices (spec §9): '$ 12.346'. */
export function formatWholePesos(centavos: Centavos): string {
  return formatPrice(divideHalfUp(centavos, 100) * 100);
}
