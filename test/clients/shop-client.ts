import { createShopClient } from '#contract/shop/shop-client.ts';
import type { ShopProduct } from '#contract/shop/shop-product.ts';
import { validatingFetch } from '#contract/validation/validating-fetch.ts';
import type { Flavor } from '#domain/catalogue/flavor.ts';

/** The API of the shop under test, to compare the screens with. */
export const shopClient = createShopClient({
  fetch: validatingFetch((path, init) => fetch(`${process.env.SHOP_URL}${path}`, init)),
  log: () => {},
});

export type ProductFlavor = { product: ShopProduct; flavor: Flavor };

/** A discounted product with little stock of its second flavor, so that the limit is soon reached. */
export async function productWithScarceFlavor(): Promise<ProductFlavor> {
  const products = await shopClient.products();
  const candidates = products
    .filter(({ discount }) => discount > 0)
    .flatMap((product) => {
      const [, ...others] = product.flavors.filter(({ quantity }) => quantity > 0);
      return others.filter(({ quantity }) => quantity >= 2 && quantity <= 6).map((flavor) => ({ product, flavor }));
    });
  const [first] = candidates.sort((a, b) => a.flavor.quantity - b.flavor.quantity || a.product.id - b.product.id);
  if (!first) throw new Error('the demo catalogue has no discounted product with few of a second flavor');
  return first;
}

/** The first product of the list, which has the most stock. */
export async function firstProduct(): Promise<ShopProduct> {
  const { products } = await shopClient.list({ link: 'productos', limit: 1 });
  const [first] = products;
  if (!first) throw new Error('the list is empty');
  return first;
}
