import { editDistance } from '#domain/search/edit-distance.ts';
import { isOnePiece } from '../sizes/quantities.ts';
import { FLAVOR_WORDS } from '../text/flavor-words.ts';
import { stemWord } from '../text/word-forms.ts';
import type { ImpliedWords } from './implied-words.ts';
import type { ItemName, NameWord } from './item-name.ts';
import type { Measure } from './size-similarity.ts';

export type ComparisonContext = {
  /** Words of the brand: they may be in a name or not. */
  brand: ReadonlySet<string>;
  /** Words of the product's category, which lists put before names. */
  category: ReadonlySet<string>;
  /** Further words for flavors: those of the product itself. */
  flavors: ReadonlySet<string>;
  /** Flavors of the small print under the row's name. */
  noted: ReadonlySet<string>;
  /** Words that the catalogue's products are made of: none is a misspelling of another. */
  known: ReadonlySet<string>;
  /** The words of each product of the catalogue, with how those called so are measured. */
  names: ReadonlyMap<string, ReadonlySet<Measure>>;
  /** What a row that says one word of a name need not say. */
  implied: ImpliedWords;
  /** Words that say nothing elsewhere, and here which of two products it is: 'Whey 2 lb' beside 'Whey Doypack 2 lb'. */
  telling: ReadonlySet<string>;
};

export type Compared = { row: ItemName; product: ItemName; given: ComparisonContext };

/** Words of the product that a row may leave out: the brand, the kind of product. */
export function isOptionalWord({ text }: NameWord, { given, row }: Compared): boolean {
  if (given.brand.has(text) || text === '+' || text === 'coenzima') return true;
  // 'x 12' says that it is the box of twelve.
  if (text === 'display') return row.quantities.some((one) => one.kind === 'pieces' && !isOnePiece(one));
  return text === 'proteina' && given.category.has(stemWord(text));
}

export function isFullFlavor(
  { text }: Pick<NameWord, 'text'>,
  { flavors }: Pick<ComparisonContext, 'flavors'>,
): boolean {
  return FLAVOR_WORDS.has(text) || flavors.has(stemWord(text));
}

/** A flavor in full, misspelled by a letter, or cut short where names are. */
export function isFlavor(
  word: Pick<NameWord, 'text' | 'short' | 'flavor'>,
  given: Pick<ComparisonContext, 'flavors' | 'known'>,
): boolean {
  const { text, short } = word;
  if (word.flavor || isFullFlavor(word, given)) return true;
  if (given.known.has(text) || text.length < (short ? 2 : 6)) return false;
  return [...FLAVOR_WORDS].some(
    (flavor) => (short && flavor.startsWith(text)) || (text.length >= 6 && editDistance(flavor, text, 1) <= 1),
  );
}
