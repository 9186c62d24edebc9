import type { ShopProduct } from '#contract/shop/shop-product.ts';

/** A product with only what its card and the cart show: no description, and the first of its images. */
export function cardProduct(product: ShopProduct): ShopProduct {
  return { ...product, description: '', images: product.images.slice(0, 1) };
}
