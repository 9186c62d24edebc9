import type { ListedProduct } from '#contract/admin/price-list.ts';
import { searchWords } from '#domain/search/search-words.ts';

const MAX_SUGGESTIONS = 5;
/** '$ 24.700' has nothing to do with a box of 24. */
const PRICE = /\$\s*[\d.,]+|\d{1,3}(?:[.,]\d{3})+(?:[.,]\d{1,2})?(?!\s*(?:m?c?g|ml|ui)\b)/gi;

type SuggestionQuery = { text: string; isTaken: (id: number) => boolean };

/**
 * The products that share most words with a line, rare words counting for more; those that have a line already come
 * further down. The words of the products are gathered at the first question.
 */
export function createProductSuggester(
  products: readonly ListedProduct[],
): (asked: SuggestionQuery) => ListedProduct[] {
  let bearers: Map<string, ListedProduct[]> | undefined;
  return ({ text, isTaken }) => {
    bearers ??= indexByWord(products);
    const scores = new Map<ListedProduct, number>();
    for (const word of searchWords(text.replace(PRICE, ' '))) {
      const those = bearers.get(word) ?? [];
      const weight = Math.log(1 + products.length / those.length);
      for (const product of those) {
        scores.set(product, (scores.get(product) ?? 0) + (isTaken(product.id) ? weight / 2 : weight));
      }
    }
    return [...scores]
      .sort(([, a], [, b]) => b - a)
      .slice(0, MAX_SUGGESTIONS)
      .map(([product]) => product);
  };
}

function indexByWord(products: readonly ListedProduct[]): Map<string, ListedProduct[]> {
  const bearers = new Map<string, ListedProduct[]>();
  for (const product of products) {
    for (const word of searchWords(`${product.name} ${product.brand}`)) {
      const those = bearers.get(word);
      if (those) those.push(product);
      else bearers.set(word, [product]);
    }
  }
  return bearers;
}
