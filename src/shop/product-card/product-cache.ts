import type { ShopProduct } from '#contract/shop/shop-product.ts';
import { slug } from '#domain/catalogue/slug.ts';

const cache = new Map<string, ShopProduct>();

/** Caches a product whose card was pressed, so that its page is shown without waiting for a request. */
export function cacheProduct(product: ShopProduct): void {
  // Some lists omit the description; such a product is incomplete.
  if (product.description !== '') cache.set(slug(product.name), product);
}

/** The cached product of a page, by the last segment of its path. */
export function cachedProduct(segment: string): ShopProduct | undefined {
  return cache.get(slug(segment));
}
