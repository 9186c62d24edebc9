import type { PriceRow } from '#contract/admin/products.ts';
import type { DollarRate } from '#domain/business/dollar-rate.ts';
import { formatPrice } from '#domain/money/format-price.ts';
import { adjustPrice } from '#domain/pricing/price-adjustment.ts';

/** What a product with a price in dollars would cost by the rate of the settings, where that is another price. */
export function PriceInDollars({ row, dollar }: { row: PriceRow; dollar: DollarRate | undefined }) {
  const price = dollar && adjustPrice(row, { kind: 'dollars', rate: dollar.rate }, null);
  if (price === undefined || price === row.price) return null;
  return (
    <span className="block px-2 pb-1 text-right text-xs text-muted tabular-nums">
      Costaría <span className="whitespace-nowrap">{formatPrice(price)}</span>
    </span>
  );
}
