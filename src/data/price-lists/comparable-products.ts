import type { Centavos } from '#domain/money/money.ts';
import type { Database } from '../engine/database.ts';

export type ComparableProduct = {
  id: number;
  name: string;
  brand: string;
  category: string;
  price: Centavos;
  flavors: string[];
};

/**
 * Every active product in the shop's default order, as far as a supplier's list is compared with it. Reads no other
 * columns, because the thread that parses thousands of rows serves the shop too.
 */
export async function listComparableProducts({ query }: Pick<Database, 'query'>): Promise<ComparableProduct[]> {
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
