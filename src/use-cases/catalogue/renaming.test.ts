import { expect, it } from 'vitest';
import { insertBrand, updateBrand } from '#data/brands-and-categories/brands.ts';
import { insertCategory, updateCategory } from '#data/brands-and-categories/categories.ts';
import type { Database } from '#data/engine/database.ts';
import { productSearchText } from '#data/products/product-values.ts';
import { eachDatabase } from '../../../test/databases/each-database.ts';
import { insertedId, NOW, productDraft } from '../../../test/seeds/product-draft.ts';
import { createProduct, updateProduct } from './product-writes.ts';

const ROUNDS = 15;

const readProducts = ({ query }: Database) =>
  query
    .selectFrom('products')
    .innerJoin('brands', 'brands.id', 'products.brand_id')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .select(['products.name', 'brands.name as brand', 'categories.name as category', 'search_text as text'])
    .execute();

eachDatabase((_kind, open) => {
  it('products are found by their names and those of brand and category, all renamed at the same moment', async () => {
    const database = await open();
    const brandId = insertedId(await insertBrand(database, { name: 'Marca', link: 'marca', image: '' }));
    const draft = { name: 'Categoría', link: 'categoria', categoryTypeId: 1 };
    const categoryId = insertedId(await insertCategory(database, draft));
    const create = async (name: string, refs = {}) =>
      insertedId(await createProduct(database, { draft: productDraft({ name, ...refs }), now: NOW }));
    const renamed = await create('Producto', { brandId, categoryId });
    for (let round = 1; round <= ROUNDS; round += 1) {
      const moved = await create(`Suelto ${round}`);
      await Promise.all([
        updateBrand(database, { id: brandId, changes: { name: `Marca ${round}` } }),
        updateProduct(database, { id: renamed, change: { name: `Producto ${round}` }, now: NOW }),
        updateCategory(database, { id: categoryId, changes: { name: `Categoría ${round}` } }),
        updateProduct(database, { id: moved, change: { brandId, categoryId }, now: NOW }),
        create(`Nuevo ${round}`, { brandId, categoryId }),
      ]);
    }
    const products = await readProducts(database);
    expect(products).toHaveLength(1 + 2 * ROUNDS);
    expect(products.map(({ text }) => text)).toEqual(products.map(productSearchText));
  });
});
