import { normalizeForSearch, searchWords } from '#domain/search/search-words.ts';
import { createWordIndex } from '#domain/search/word-index.ts';

/** What suggestions look at. */
export type SearchableProduct = { id: number; name: string; brand: string; category: string; amount: number };

export type Suggest<Product> = (typed: string, limit?: number) => Product[];

/** Makes the texts of all products ready once; the answer is called at each key. */
export function createSuggest<Product extends SearchableProduct>(products: readonly Product[]): Suggest<Product> {
  const entries = products.map((product) => {
    const name = normalizeForSearch(product.name);
    const all = `${product.name} ${product.brand} ${product.category}`;
    const own = searchWords(all);
    return { product, name, own, text: `${normalizeForSearch(all)} ${own.join(' ')}` };
  });
  const index = createWordIndex(entries.map(({ own }) => own));

  return (typed, limit = 10) => {
    const wanted = normalizeForSearch(typed);
    if (wanted === '') return [];
    const words = wanted.split(' ');
    const exact = entries.filter(({ text }) => words.every((word) => text.includes(word)));
    // What only looks like the typed words is offered where nothing has them.
    const found =
      exact.length > 0 ? exact : index.find(searchWords(typed)).documents.flatMap((place) => entries[place] ?? []);
    return found
      .map((entry) => ({ ...entry, rank: rank(entry, wanted) }))
      .sort((a, b) => a.rank - b.rank)
      .slice(0, limit)
      .map(({ product }) => product);
  };
}

/** The name's beginning first, then a word's, then anywhere in the name, then brand and category; each in stock first. */
function rank({ product, name }: { product: SearchableProduct; name: string }, wanted: string): number {
  const places = [name.startsWith(wanted), name.includes(` ${wanted}`), name.includes(wanted), true];
  return places.indexOf(true) + (product.amount > 0 ? 0 : 0.5);
}
