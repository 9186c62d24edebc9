import { plainSlug } from '#domain/catalogue/slug.ts';
import { detailFlavors } from '#domain/catalogue/stock.ts';
import { indexedTerms, searchWords } from '#domain/search/search-words.ts';
import { isFlavorValue, readStoredList } from '../stored-lists.ts';

/** What a product is found by: its words, and the names of the flavors that the shop shows, by their slugs. */
export type ProductTerms = { source: TermSource; words: readonly string[]; flavors: ReadonlyMap<string, string> };

/** `flavors`: as JSON. */
type TermSource = { text: string; flavors: string; amount: number; deactivatedAt: number | null };

const NO_FLAVORS: ReadonlyMap<string, string> = new Map();

/** Those of a product that is gone. */
export const NO_TERMS: ProductTerms = {
  source: { text: '', flavors: '[]', amount: 0, deactivatedAt: null },
  words: [],
  flavors: NO_FLAVORS,
};

/** Those of the previous index where nothing has changed: splitting texts is most of the work of an index. */
export function toProductTerms(row: TermSource & { id: number }, previous: ProductTerms | undefined): ProductTerms {
  const { id, text, flavors: json, amount, deactivatedAt } = row;
  const source = { text, flavors: json, amount, deactivatedAt };
  if (previous && isSameSource(previous.source, source)) return previous;
  const flavors = offeredFlavors({ id, amount, json });
  // Words of products that are not shown would be taken for mistyped ones.
  const words = deactivatedAt === null ? [...indexedTerms(text), ...searchWords([...flavors.values()].join(' '))] : [];
  return { source, words: previous && isSameList(previous.words, words) ? previous.words : words, flavors };
}

function isSameSource(one: TermSource, other: TermSource): boolean {
  return (
    one.text === other.text &&
    one.flavors === other.flavors &&
    one.amount === other.amount &&
    one.deactivatedAt === other.deactivatedAt
  );
}

function isSameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((word, index) => word === other[index]);
}

function offeredFlavors({ id, amount, json }: { id: number; amount: number; json: string }) {
  if (json === '[]') return NO_FLAVORS;
  const flavors = readStoredList({ json, isItem: isFlavorValue, column: 'flavors', productId: id });
  return new Map(detailFlavors({ amount, flavors }).map(({ name }) => [plainSlug(name), name]));
}
