import { insertBrand } from '#data/brands-and-categories/brands.ts';
import type { Database } from '#data/engine/database.ts';
import { listProducts } from '../price-lists/cases.ts';
import { productInserter } from './insert-product.ts';

/** Inserts the products that the sample price lists are for, with their brands. */
export async function insertListProducts(database: Database): Promise<void> {
  const insert = productInserter(database);
  const brandIds = new Map<string, number>();
  for (const { name, brand, price } of listProducts) {
    if (!brandIds.has(brand)) {
      const result = await insertBrand(database, { name: brand, link: `marca-${brandIds.size}`, image: '' });
      if (!result.ok) throw new Error(`«${brand}» was refused`);
      brandIds.set(brand, result.id);
    }
    await insert({ name, price, brandId: brandIds.get(brand) ?? 1 });
  }
}
