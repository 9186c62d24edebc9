import { flavorKey } from '#domain/catalogue/flavor-name.ts';
import type { Flavor } from '#domain/catalogue/product.ts';
import type { ProductImage } from '#domain/catalogue/product-image.ts';
import { plainProductKey, productKey, RESERVED_PRODUCT_KEYS } from '#domain/catalogue/slug.ts';
import { totalStock } from '#domain/catalogue/stock.ts';
import { finalPrice } from '#domain/money/discount.ts';
import type { Centavos } from '#domain/money/money.ts';
import { indexedWords, normalizeForSearch, searchWords } from '#domain/search/search-words.ts';
import { nameSortKey } from '#domain/text/name-sort-key.ts';

/** What a seller says of a product; prices in centavos, discount in hundredths of a percent. */
export type ProductDraft = {
  name: string;
  price: Centavos;
  /** Cents of a dollar. */
  priceUsd: number | null;
  discount: number;
  /** Counts only without flavors. */
  amount: number;
  flavors: readonly Flavor[];
  images: readonly ProductImage[];
  description: string;
  /** The first brand and category when missing (A26). */
  brandId?: number | undefined;
  categoryId?: number | undefined;
};

/** What a product belongs to. */
export type CatalogueRefs = {
  brand: { id: number; name: string };
  category: { id: number; name: string; typeId: number };
};

export function isReservedName(name: string): boolean {
  return RESERVED_PRODUCT_KEYS.has(productKey(name));
}

/** Everything that a product's row says of itself, derived values included. The only place where they are made. */
export function productValues(draft: ProductDraft, belonging: CatalogueRefs) {
  const { name, price, priceUsd, discount, description } = draft;
  return {
    name,
    key: productKey(name),
    plain_key: plainProductKey(name),
    name_sort: nameSortKey(name),
    search_text: productSearchText({ name, brand: belonging.brand.name, category: belonging.category.name }),
    price,
    final_price: finalPrice({ price, discount }),
    price_usd: priceUsd,
    discount,
    amount: totalStock(draft),
    images: JSON.stringify(draft.images),
    description,
    brand_id: belonging.brand.id,
    category_id: belonging.category.id,
    category_type_id: belonging.category.typeId,
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

/** The names that a product is searched by. */
export type SearchNames = { name: string; brand: string; category: string };

/** The text for searches inside words; also with numbers joined to their units, as searches join them. */
export function productSearchText(names: SearchNames): string {
  const text = normalizeForSearch(`${names.name} ${names.brand} ${names.category}`);
  const stored = new Set(indexedWords(text));
  return [text, ...distinctWords(names).filter((word) => !stored.has(word))].join(' ');
}

function distinctWords({ name, brand, category }: SearchNames): string[] {
  return [...new Set([name, brand, category].flatMap(searchWords))];
}
