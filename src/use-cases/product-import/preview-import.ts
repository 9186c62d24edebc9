import { listBrands } from '#data/brands-and-categories/brands.ts';
import { listCategories, listCategoryTypes } from '#data/brands-and-categories/categories.ts';
import type { Database } from '#data/engine/database.ts';
import { findNamedProducts } from '#data/product-imports/named-products.ts';
import { type ImportPlan, planImport, type ReadRow } from '#domain/product-import/plan-import.ts';

/** What the rows of a spreadsheet would do to the shop as it is now. */
export async function previewImport(database: Database, rows: readonly ReadRow[]): Promise<ImportPlan> {
  const products = await findNamedProducts(database, {
    ids: rows.flatMap(({ id }) => id ?? []),
    names: rows.flatMap(({ values }) => values.name ?? []),
  });
  return planImport(rows, {
    products,
    brands: await listBrands(database),
    categories: await listCategories(database),
    categoryTypes: await listCategoryTypes(database),
  });
}
