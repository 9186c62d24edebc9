import type { ShopClient } from '#contract/shop/shop-client.ts';
import type { ShopProduct } from '#contract/shop/shop-product.ts';
import { isOutOfStock } from '#domain/catalogue/stock.ts';
import { cardProduct } from '../product-card/card-product.ts';

const MAX_PRODUCTS = 10;

/** Other products of the same category, those in stock first, for cards; none when the request fails. */
export async function loadRelatedProducts(
  client: Pick<ShopClient, 'products'>,
  { id, categoryId }: Pick<ShopProduct, 'id' | 'categoryId'>,
): Promise<ShopProduct[]> {
  try {
    const others = (await client.products(categoryId)).filter((product) => product.id !== id);
    const inStock = others.filter((product) => !isOutOfStock(product));
    return [...inStock, ...others.filter(isOutOfStock)].slice(0, MAX_PRODUCTS).map(cardProduct);
  } catch {
    return [];
  }
}
