import type { Flavor } from '#domain/catalogue/flavor.ts';
import { detailFlavors } from '#domain/catalogue/stock.ts';
import { indexedTerms, normalizeForSearch, searchTerms, searchWords } from '#domain/search/search-words.ts';
import { topN } from '#domain/search/top-n.ts';
import { createWordIndex } from '#domain/search/word-index.ts';

export type SearchableProduct = {
  id: number;
  name: string;
  brand: string;
  category: string;
  amount: number;
  flavors: readonly Flavor[];
};

export type Suggest<Product> = (typed: string, limit?: number) => Product[];

/**
 * Builds the index once; the result is called on each keystroke. It finds what the list of a search does
 * (src/data/products/product-search.ts), in the same order.
 */
export function createSuggest<Product extends SearchableProduct>(products: readonly Product[]): Suggest<Product> {
  const index = createWordIndex(products.map(termsOf));
  return (typed, limit = 10) => {
    const { documents } = index.find(searchTerms(typed));
    const found = documents.flatMap((position) => products[position] ?? []);
    return topN(found, { count: limit, compare: (a, b) => b.amount - a.amount || a.id - b.id });
  };
}

function termsOf(product: SearchableProduct): string[] {
  const flavors = detailFlavors(product).map(({ name }) => name);
  const text = [product.name, product.brand, product.category, ...flavors].join(' ');
  return [...indexedTerms(normalizeForSearch(text)), ...searchWords(text)];
}
