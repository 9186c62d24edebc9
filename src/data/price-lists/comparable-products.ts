import type { Centavos } from '#domain/money/money.ts';
import type { Database } from '../engine/database.ts';

export type ComparableProduct = {
  id: number;
  name: string;
  brand: string;
  category: string;
  price: Centavos;
  flavors: string[];
  /** Created inactive, as lines of lists are, and never active since. */
  isDraft?: true;
};

/**
 * Every active product and draft in the shop's default order, as far as a supplier's list is compared with it; a product
 * that was taken off the shop is not meant by a line. Reads no other columns, because the thread that parses thousands of rows serves the shop too.
 */
export async function listComparableProducts({ query }: Pick<Database, 'query'>): Promise<ComparableProduct[]> {
  const products = await query
    .selectFrom('products')
    .innerJoin('brands', 'brands.id', 'products.brand_id')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .select(['products.id', 'products.name', 'products.price', 'brands.name as brand', 'categories.name as category'])
    .select('products.deactivated_at')
    .where(({ eb, or, ref }) =>
      or([eb('products.deactivated_at', 'is', null), eb('products.deactivated_at', '=', ref('products.created_at'))]),
    )
    .orderBy('products.stock_rank')
    .orderBy('products.id')
    .execute();
  const flavors = await query.selectFrom('flavors').select(['product_id', 'name']).orderBy('position').execute();
  const namesOf = Map.groupBy(flavors, ({ product_id }) => product_id);
  return products.map(({ deactivated_at, ...product }) => ({
    ...product,
    flavors: namesOf.get(product.id)?.map(({ name }) => name) ?? [],
    ...(deactivated_at !== null && { isDraft: true }),
  }));
}
