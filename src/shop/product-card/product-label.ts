import { hasDiscount, type Priced } from '#domain/money/discount.ts';
import { formatDiscountPercent } from '#domain/money/discount-percent.ts';

export type ProductLabel = 'Sin Stock' | 'Promo';

/** The label of a product on cards and on the detail page (spec §2.2; A11). */
export function productLabel(product: Pick<Priced, 'discount'> & { amount: number }): ProductLabel | null {
  if (product.amount <= 0) return 'Sin Stock';
  return hasDiscount(product) ? 'Promo' : null;
}

/** Formats the discount of a product on promotion: '12,5% OFF'. */
export function formatDiscountLabel(product: Pick<Priced, 'discount'> & { amount: number }): string | null {
  if (productLabel(product) !== 'Promo') return null;
  return `${formatDiscountPercent(product.discount)}% OFF`;
}
