import type { ShopProduct } from '#contract/shop/shop-product.ts';
import type { CartProduct } from '#domain/cart/cart.ts';

/** The fields of a product that the cart stores. */
export function toCartProduct({ id, name, price, discount, amount, flavors, images }: ShopProduct): CartProduct {
  return { id, name, price, discount, amount, flavors, images: images.map(({ url }) => url) };
}
