import type { ShopProduct } from '#contract/shop/shop-product.ts';

/** A product with only what its card and the cart show: no description, and of the images the address of the first. */
export function cardProduct(product: ShopProduct): ShopProduct {
  const images = product.images.slice(0, 1).map(({ url }) => ({ url, thumbhash: null }));
  return { ...product, description: '', images };
}
