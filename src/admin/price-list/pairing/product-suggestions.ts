import type { ListedProduct } from '#contract/admin/price-list/price-preview.ts';
import type { Centavos } from '#domain/money/money.ts';
import { searchWords } from '#domain/search/search-words.ts';
import { isNear } from './price-change.ts';

const MAX_SUGGESTIONS = 5;
/** Prices are removed from a line: '$ 24.700' is no box of 24. */
const PRICE = /\$\s*[\d.,]+|\d{1,3}(?:[.,]\d{3})+(?:[.,]\d{1,2})?(?!\s*(?:m?c?g|ml|ui)\b)/gi;

/** What a line says; `brand` also by its heading, `today` is what its product costs if its price changes as others do. */
type SuggestionQuery = {
  text: string;
  brand?: string | null | undefined;
  today?: Centavos | undefined;
  isTaken: (id: number) => boolean;
};

/**
 * Suggests the products that share most words with a line. Rare words weigh more; products that are paired already
 * weigh half, those of the expected price twice. The index of words is built at the first query.
 */
export function createProductSuggester(
  products: readonly ListedProduct[],
): (query: SuggestionQuery) => ListedProduct[] {
  let productsByWord: Map<string, ListedProduct[]> | undefined;
  return ({ text, brand, today, isTaken }) => {
    productsByWord ??= indexByWord(products);
    const scores = new Map<ListedProduct, number>();
    for (const word of searchWords(`${text.replace(PRICE, ' ')} ${brand ?? ''}`)) {
      const matches = productsByWord.get(word) ?? [];
      const weight = Math.log(1 + products.length / matches.length);
      for (const product of matches) {
        scores.set(product, (scores.get(product) ?? 0) + (isTaken(product.id) ? weight / 2 : weight));
      }
    }
    const isExpected = ({ price }: ListedProduct) => today !== undefined && isNear(price, today);
    return [...scores]
      .map(([product, score]) => [product, isExpected(product) ? 2 * score : score] as const)
      .sort(([, a], [, b]) => b - a)
      .slice(0, MAX_SUGGESTIONS)
      .map(([product]) => product);
  };
}

function indexByWord(products: readonly ListedProduct[]): Map<string, ListedProduct[]> {
  const index = new Map<string, ListedProduct[]>();
  for (const product of products) {
    for (const word of searchWords(`${product.name} ${product.brand}`)) {
      const matches = index.get(word);
      if (matches) matches.push(product);
      else index.set(word, [product]);
    }
  }
  return index;
}
