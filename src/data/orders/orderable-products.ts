import type { Flavor } from '#domain/catalogue/flavor.ts';
import type { Centavos } from '#domain/money/money.ts';
import type { Database } from '../engine/database.ts';

/** A product as far as a line of an order is compared with it. */
export type OrderableProduct = {
  id: number;
  name: string;
  /** What one unit costs today. */
  finalPrice: Centavos;
  amount: number;
  flavors: Flavor[];
};

/** Every active product. */
export async function listOrderableProducts({ query }: Pick<Database, 'query'>): Promise<OrderableProduct[]> {
  const products = await query
    .selectFrom('products')
    .select(['id', 'name', 'final_price as finalPrice', 'amount'])
    .where('deactivated_at', 'is', null)
    .orderBy('id')
    .execute();
  const flavors = await query
    .selectFrom('flavors')
    .select(['product_id', 'name', 'quantity'])
    .orderBy('position')
    .execute();
  const flavorsOf = Map.groupBy(flavors, ({ product_id }) => product_id);
  return products.map((product) => ({
    ...product,
    flavors: flavorsOf.get(product.id)?.map(({ name, quantity }) => ({ name, quantity })) ?? [],
  }));
}
