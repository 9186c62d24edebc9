import type { Priced } from '#domain/money/discount.ts';
import { basisPointsToPercent, hasDiscount } from '#domain/money/discount.ts';

export type ProductLabel = 'Sin Stock' | 'Promo';

/** What a card or the detail page stamps on a product (spec §2.2; A11). */
export function productLabel(product: Pick<Priced, 'discount'> & { amount: number }): ProductLabel | null {
  if (product.amount <= 0) return 'Sin Stock';
  return hasDiscount(product) ? 'Promo' : null;
}

/** A discount in words, for what is on sale: '12,5% OFF'. */
export function formatDiscount(product: Pick<Priced, 'discount'> & { amount: number }): string | null {
  if (productLabel(product) !== 'Promo') return null;
  return `${String(basisPointsToPercent(product.discount)).replace('.', ',')}% OFF`;
}
