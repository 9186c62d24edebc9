import type { ShopProduct } from '#contract/shop/shop-product.ts';
import { descriptionLines } from '#domain/catalogue/description.ts';
import { finalPrice } from '#domain/money/discount.ts';
import type { FormatPrice } from '#domain/money/format-price.ts';

const MAX_LENGTH = 155;

/** One line for search results and link previews, starting with the price. */
export function productSummary(product: ShopProduct, formatPrice: FormatPrice): string {
  const { name, brand, description } = product;
  return `${formatPrice(finalPrice(product))} · ${summarize(description) || `${name}, ${brand}`}`;
}

/** A description in one line, truncated between words. */
export function summarize(description: string): string {
  const text = descriptionLines(description).filter(Boolean).join(' ').replace(/\s+/g, ' ').trim();
  if (text.length <= MAX_LENGTH) return text;
  const cut = text.slice(0, MAX_LENGTH);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), MAX_LENGTH / 2)).replace(/[\s,.;:]+$/, '')}…`;
}
