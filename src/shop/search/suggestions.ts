import { normalizeForSearch, searchWords } from '#domain/search/search-words.ts';
import { createWordIndex } from '#domain/search/word-index.ts';

export type SearchableProduct = { id: number; name: string; brand: string; category: string; amount: number };

export type Suggest<Product> = (typed: string, limit?: number) => Product[];

/** Normalises the texts of all products once; the result is called on each keystroke. */
export function createSuggest<Product extends SearchableProduct>(products: readonly Product[]): Suggest<Product> {
  const entries = products.map((product) => {
    const name = normalizeForSearch(product.name);
    const fullText = `${product.name} ${product.brand} ${product.category}`;
    const own = searchWords(fullText);
    return { product, name, own, text: `${normalizeForSearch(fullText)} ${own.join(' ')}` };
  });
  const index = createWordIndex(entries.map(({ own }) => own));

  return (typed, limit = 10) => {
    const query = normalizeForSearch(typed);
    if (query === '') return [];
    const words = query.split(' ');
    const exact = entries.filter(({ text }) => words.every((word) => text.includes(word)));
    // Similar words count only when no product contains the typed ones.
    const matches =
      exact.length > 0
        ? exact
        : index.find(searchWords(typed)).documents.flatMap((position) => entries[position] ?? []);
    return matches
      .map((entry) => ({ ...entry, rank: rankMatch(entry, query) }))
      .sort((a, b) => a.rank - b.rank)
      .slice(0, limit)
      .map(({ product }) => product);
  };
}

/** Start of the name, start of a word, inside the name, then brand or category; each with products in stock first. */
function rankMatch({ product, name }: { product: SearchableProduct; name: string }, query: string): number {
  const conditions = [name.startsWith(query), name.includes(` ${query}`), name.includes(query), true];
  return conditions.indexOf(true) + (product.amount > 0 ? 0 : 0.5);
}
