import type { ShopProduct } from '#contract/shop/shop-product.ts';
import { slug } from '#domain/catalogue/slug.ts';

const seen = new Map<string, ShopProduct>();

/** Remembers a product whose card was pressed, so that its page can be shown before any answer arrives. */
export function noteSeen(product: ShopProduct): void {
  // Some lists leave the description out: such a product is not whole.
  if (product.description !== '') seen.set(slug(product.name), product);
}

/** The remembered product of a page, by the last part of its address. */
export function seenProduct(segment: string): ShopProduct | undefined {
  return seen.get(slug(segment));
}
