import type { FlavorStock } from '#domain/stock/restock.ts';
import type { Database } from '../engine/database.ts';
import { listSupplierNames } from '../products/admin-products.ts';

/** The stock of every flavor in the shop and how much of it was sold since then (epoch milliseconds), by product. */
export async function listStockLevels({ query }: Pick<Database, 'query'>, since: number): Promise<FlavorStock[]> {
  const suppliers = await listSupplierNames(query);
  const sold = await query
    .selectFrom('sales')
    .where('sold_at', '>=', since)
    .where('product_id', 'is not', null)
    .groupBy(['product_id', 'variant'])
    .select(['product_id', 'variant'])
    .select(({ fn }) => fn.sum('quantity').as('units'))
    .execute();
  const soldOf = new Map(
    sold.map(({ product_id, variant, units }) => [`${product_id} ${variant ?? ''}`, Number(units)]),
  );
  const rows = await query
    .selectFrom('products')
    .innerJoin('brands', 'brands.id', 'products.brand_id')
    .leftJoin('flavors', 'flavors.product_id', 'products.id')
    .select(['products.id', 'products.name', 'brands.name as brand', 'products.amount', 'products.cost'])
    .select(['products.lowest_stock as lowestStock', 'flavors.name as flavor', 'flavors.quantity'])
    .where('products.deactivated_at', 'is', null)
    .orderBy('products.name_sort')
    .orderBy('products.id')
    .orderBy('flavors.position')
    .execute();
  return rows.map(({ id, amount, quantity, flavor, ...row }) => ({
    ...row,
    productId: id,
    flavor,
    stock: quantity ?? amount,
    sold: soldOf.get(`${id} ${flavor ?? ''}`) ?? 0,
    suppliers: suppliers.get(id) ?? [],
  }));
}
