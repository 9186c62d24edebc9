import type { ShopProduct } from '#price-list/matching/shop-product.ts';
import type { Database } from '../engine/open-database.ts';

/**
 * What a supplier's list is compared with: every active product, in the default order of the shop. With thousands of them
 * no more is read than that takes, because the thread that reads it serves the shop, too.
 */
export async function listedProducts({ query }: Pick<Database, 'query'>): Promise<ShopProduct[]> {
  const products = await query
    .selectFrom('products')
    .innerJoin('brands', 'brands.id', 'products.brand_id')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .select(['products.id', 'products.name', 'products.price', 'brands.name as brand', 'categories.name as category'])
    .where('products.deactivated_at', 'is', null)
    .orderBy('products.stock_rank')
    .orderBy('products.id')
    .execute();
  const flavors = await query.selectFrom('flavors').select(['product_id', 'name']).orderBy('position').execute();
  const namesOf = Map.groupBy(flavors, ({ product_id }) => product_id);
  return products.map((product) => ({
    ...product,
    flavors: namesOf.get(product.id)?.map(({ name }) => name) ?? [],
  }));
}
