import { brandValues } from '#data/brands-and-categories/brands.ts';
import { categoryValues } from '#data/brands-and-categories/categories.ts';
import type { Database } from '#data/engine/database.ts';
import { type Refusal, refuse } from '#data/engine/refusal.ts';
import { writeCatalogue } from '#data/engine/transactions/catalogue-transaction.ts';
import { insertProductRows } from '#data/products/insert-product-rows.ts';
import type { ProductDraft } from '#data/products/product-values.ts';
import type { BrandInput } from '#domain/catalogue/brand-fields.ts';
import type { CategoryInput } from '#domain/catalogue/category-fields.ts';

type ImportedProduct = Omit<ProductDraft, 'brandId' | 'categoryId'> & {
  brandLink: string;
  categoryLink: string;
  /** Defaults to now. */
  createdAt?: number;
};

/** A whole catalogue; products refer to their brand and category by link. */
export type CatalogueDraft = {
  brands: readonly BrandInput[];
  categories: readonly (Omit<CategoryInput, 'categoryTypeId'> & { type: string })[];
  products: readonly ImportedProduct[];
};

/** Inserts everything or, with a refusal, nothing; returns the ids of the products in order. */
export async function importCatalogue(
  database: Database,
  { catalogue, now }: { catalogue: CatalogueDraft; now: number },
): Promise<{ ok: true; ids: number[] } | Refusal> {
  const { brands, categories, products } = catalogue;
  const patient = { ...database, query: database.longRunning };
  return writeCatalogue(patient, async (transaction) => {
    if (brands.length > 0) await transaction.insertInto('brands').values(brands.map(brandValues)).execute();

    const types = await transaction.selectFrom('category_types').select(['id', 'name']).execute();
    const typeIds = new Map(types.map(({ id, name }) => [name, id]));
    const typed = categories.map((draft) => categoryValues({ ...draft, categoryTypeId: typeIds.get(draft.type) ?? 0 }));
    if (typed.length > 0) await transaction.insertInto('categories').values(typed).execute();

    const brandRows = await transaction.selectFrom('brands').select(['id', 'name', 'link']).execute();
    const categoryRows = await transaction
      .selectFrom('categories')
      .select(['id', 'name', 'link', 'category_type_id as typeId'])
      .execute();
    const brandsByLink = new Map(brandRows.map((row) => [row.link, row]));
    const categoriesByLink = new Map(categoryRows.map((row) => [row.link, row]));
    const rows = products.flatMap((draft) => {
      const brand = brandsByLink.get(draft.brandLink);
      const category = categoriesByLink.get(draft.categoryLink);
      return brand && category ? [{ draft, refs: { brand, category }, createdAt: draft.createdAt }] : [];
    });
    if (rows.length < products.length) return refuse('reference-unknown');
    const inserted = await insertProductRows(transaction, { products: rows, now });
    return inserted.ok ? { result: inserted, audit: [] } : inserted;
  });
}
