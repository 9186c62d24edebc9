import type { Transaction } from 'kysely';
import { brandValues } from '#data/brands-and-categories/brands.ts';
import { categoryValues } from '#data/brands-and-categories/categories.ts';
import { type Refusal, refuse } from '#data/engine/refusal.ts';
import type { Tables } from '#data/schema/tables.ts';
import { slug } from '#domain/catalogue/slug.ts';
import type { ImportedProduct } from './imported-product.ts';

type NamedIds = {
  ok: true;
  brandIdOf: (name: string) => number;
  categoryIdOf: (name: string) => number;
  addedBrands: number[];
  addedCategories: number[];
};

/** Adds the brands and categories that products name and the shop does not have. Refuses with reference-unknown or link-taken. */
export async function addMissingNames(
  transaction: Transaction<Tables>,
  products: readonly ImportedProduct[],
): Promise<NamedIds | Refusal> {
  const brands = await transaction.selectFrom('brands').select(['id', 'name']).orderBy('id').execute();
  const categories = await transaction.selectFrom('categories').select(['id', 'name']).orderBy('id').execute();
  const types = await transaction.selectFrom('category_types').select(['id', 'name']).orderBy('id').execute();
  const brandIds = idsBySlug(brands);
  const categoryIds = idsBySlug(categories);
  const [addedBrands, addedCategories]: [number[], number[]] = [[], []];
  for (const [line, { brand, category, categoryType }] of products.entries()) {
    if (brand !== undefined && !brandIds.has(slug(brand))) {
      const values = brandValues({ name: brand, link: '', image: '' });
      const { id } = await transaction.insertInto('brands').values(values).returning('id').executeTakeFirstOrThrow();
      brandIds.set(slug(brand), id);
      addedBrands.push(id);
    }
    if (category !== undefined && !categoryIds.has(slug(category))) {
      const type = categoryType === undefined ? types[0] : types.find(({ name }) => slug(name) === slug(categoryType));
      if (!type) return { ...refuse('reference-unknown'), line };
      const values = categoryValues({ name: category, link: '', categoryTypeId: type.id });
      const insert = transaction.insertInto('categories').values(values).returning('id');
      const { id } = await insert.executeTakeFirstOrThrow();
      categoryIds.set(slug(category), id);
      addedCategories.push(id);
    }
  }
  return {
    ok: true,
    brandIdOf: (name) => brandIds.get(slug(name)) ?? 0,
    categoryIdOf: (name) => categoryIds.get(slug(name)) ?? 0,
    addedBrands,
    addedCategories,
  };
}

/** Of two with the same name the first one counts. */
function idsBySlug(rows: readonly { id: number; name: string }[]): Map<string, number> {
  return new Map(rows.toReversed().map(({ id, name }) => [slug(name), id]));
}
