import type { Flavor } from '#domain/catalogue/flavor.ts';
import { flavorKey } from '#domain/catalogue/flavor-name.ts';
import type { ProductInput } from '#domain/catalogue/product-fields.ts';
import type { ProductImage } from '#domain/catalogue/product-image.ts';
import { plainProductKey, productKey, RESERVED_PRODUCT_KEYS } from '#domain/catalogue/slug.ts';
import { totalStock } from '#domain/catalogue/stock.ts';
import { finalPrice } from '#domain/money/discount.ts';
import { indexedWords, normalizeForSearch, searchWords } from '#domain/search/search-words.ts';
import { nameSortKey } from '#domain/text/name-sort-key.ts';
import { toColumns } from '../query/columns.ts';
import type { Tables } from '../schema/tables.ts';

/** The editable fields; brand and category default to the first ones (A26). */
export type ProductDraft = Omit<ProductInput, 'images' | 'brandId' | 'categoryId'> & {
  images: readonly ProductImage[];
  brandId?: number | undefined;
  categoryId?: number | undefined;
};

/** The brand and the category of a product. */
export type CatalogueRefs = {
  brand: { id: number; name: string };
  category: { id: number; name: string; typeId: number };
};

export function isReservedName(name: string): boolean {
  return RESERVED_PRODUCT_KEYS.has(productKey(name));
}

/** The column of each field that the seller fills in; flavors have a table of their own. */
export const productFieldColumns = {
  name: 'name',
  price: 'price',
  priceUsd: 'price_usd',
  cost: 'cost',
  lowestStock: 'lowest_stock',
  discount: 'discount',
  amount: 'amount',
  images: 'images',
  description: 'description',
  brandId: 'brand_id',
  categoryId: 'category_id',
} as const satisfies Record<Exclude<keyof ProductInput, 'flavors'>, keyof Tables['products']>;

/** The columns of a product's row, derived ones included. */
export function productValues(draft: ProductDraft, { brand, category }: CatalogueRefs) {
  const { name } = draft;
  const fields = {
    ...draft,
    amount: totalStock(draft),
    images: JSON.stringify(draft.images),
    brandId: brand.id,
    categoryId: category.id,
  };
  return {
    ...toColumns(productFieldColumns, fields),
    key: productKey(name),
    plain_key: plainProductKey(name),
    name_sort: nameSortKey(name),
    search_text: productSearchText({ name, brand: brand.name, category: category.name }),
    final_price: finalPrice(draft),
    category_type_id: category.typeId,
  };
}

export function flavorRows(productId: number, flavors: readonly Flavor[]) {
  return flavors.map(({ name, quantity }, position) => ({
    product_id: productId,
    position,
    name,
    name_key: flavorKey(name),
    quantity,
  }));
}

export type SearchNames = { name: string; brand: string; category: string };

/** The text that the search index is built from; also with numbers joined to their units, as in queries. */
export function productSearchText(names: SearchNames): string {
  const text = normalizeForSearch(`${names.name} ${names.brand} ${names.category}`);
  const stored = new Set(indexedWords(text));
  return [text, ...distinctWords(names).filter((word) => !stored.has(word))].join(' ');
}

function distinctWords({ name, brand, category }: SearchNames): string[] {
  return [...new Set([name, brand, category].flatMap(searchWords))];
}
