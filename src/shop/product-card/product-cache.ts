import type { ShopProduct } from '#contract/shop/shop-product.ts';
import { slug } from '#domain/catalogue/slug.ts';

const cache = new Map<string, ShopProduct>();

/** Remembers a product whose card was pressed, so that its page can be shown before any answer arrives. */
export function cacheProduct(product: ShopProduct): void {
  // Some lists leave the description out: such a product is not whole.
  if (product.description !== '') cache.set(slug(product.name), product);
}

/** The remembered product of a page, by the last part of its address. */
export function cachedProduct(segment: string): ShopProduct | undefined {
  return cache.get(slug(segment));
}
