import type { ShopClient } from '#contract/shop/shop-client.ts';
import type { ShopProduct } from '#contract/shop/shop-product.ts';
import { isOutOfStock } from '#domain/catalogue/stock.ts';

/** A carousel of more is not looked through. */
const MAX_PRODUCTS = 10;

/**
 * Others of the same category, those in stock first; none when the call fails, because the page does without.
 * Their descriptions are left empty: cards do not show them and pages need not carry them.
 */
export async function loadRelatedProducts(
  client: Pick<ShopClient, 'products'>,
  { id, idCategory }: Pick<ShopProduct, 'id' | 'idCategory'>,
): Promise<ShopProduct[]> {
  try {
    const others = (await client.products(idCategory)).filter((product) => product.id !== id);
    const inStock = others.filter((product) => !isOutOfStock(product));
    return [...inStock, ...others.filter(isOutOfStock)]
      .slice(0, MAX_PRODUCTS)
      .map((product) => ({ ...product, description: '' }));
  } catch {
    return [];
  }
}
