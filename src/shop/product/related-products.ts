import type { ShopClient } from '#contract/shop/shop-client.ts';
import type { ShopProduct } from '#contract/shop/shop-product.ts';
import { cardProduct } from '../product-card/card-product.ts';

const MAX_PRODUCTS = 10;

/** Other products of the same category, most in stock first, for cards; none when the request fails. */
export async function loadRelatedProducts(
  client: Pick<ShopClient, 'products'>,
  { id, categoryId }: Pick<ShopProduct, 'id' | 'categoryId'>,
): Promise<ShopProduct[]> {
  try {
    const products = await client.products({ search: categoryId, limit: MAX_PRODUCTS + 1 });
    return products
      .filter((product) => product.id !== id)
      .slice(0, MAX_PRODUCTS)
      .map(cardProduct);
  } catch {
    return [];
  }
}
