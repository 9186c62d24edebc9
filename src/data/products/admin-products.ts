import type { ActiveFilter } from '#domain/catalogue/active-filter.ts';
import type { Product } from '#domain/catalogue/product-fields.ts';
import { plainProductKey } from '#domain/catalogue/slug.ts';
import type { Database } from '../engine/database.ts';
import { containsText } from '../query/contains-text.ts';
import { whereActive } from '../query/where-active.ts';
import { selectProducts, toProduct } from './product-row.ts';

type Reader = Pick<Database, 'query'>;

export type AdminProductsQuery = {
  name?: string | undefined;
  active?: ActiveFilter;
  page?: number;
  pageSize?: number;
};

/** Products whose name contains the text, by name; pages count from 1. */
export async function listAdminProducts(
  { query }: Reader,
  { name = '', active = 'T', page = 1, pageSize = 10 }: AdminProductsQuery = {},
): Promise<{ products: Product[]; totalResults: number }> {
  const searched = plainProductKey(name);
  const matching = query
    .selectFrom('products')
    .where(whereActive(active))
    .$if(searched !== '', (qb) => qb.where(containsText('plain_key', searched)));
  // Sorts only ids; the other columns are read for the page alone.
  const ids = matching
    .select('products.id')
    .orderBy('name_sort')
    .orderBy('products.id')
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const rows = await selectProducts(query)
    .where('products.id', 'in', ids)
    .orderBy('products.name_sort')
    .orderBy('products.id')
    .execute();
  const { total } = await matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { products: rows.map(toProduct), totalResults: total };
}

export type ProductPrices = Pick<Product, 'id' | 'name' | 'brand' | 'price' | 'priceUsd' | 'discount' | 'finalPrice'>;

/** By name. */
export async function listProductPrices(
  { query }: Reader,
  { active = 'T' }: { active?: ActiveFilter } = {},
): Promise<ProductPrices[]> {
  return query
    .selectFrom('products')
    .innerJoin('brands', 'brands.id', 'products.brand_id')
    .select(['products.id', 'products.name', 'brands.name as brand', 'products.price', 'products.discount'])
    .select(['products.price_usd as priceUsd', 'products.final_price as finalPrice'])
    .where(whereActive(active, 'products.deactivated_at'))
    .orderBy('products.name_sort')
    .orderBy('products.id')
    .execute();
}
