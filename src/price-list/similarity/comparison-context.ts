import { editDistance } from '#domain/search/edit-distance.ts';
import { isOnePiece } from '../sizes/quantities.ts';
import { beginsFlavor, FLAVOR_WORDS } from '../text/flavor-words.ts';
import { memoizeByText } from '../text/memoize-text.ts';
import { stemWord } from '../text/word-forms.ts';
import type { ImpliedWords } from './implied-words.ts';
import { type ItemName, type NameWord, wordsKey } from './item-name.ts';
import type { Measure } from './size-similarity.ts';

export type ComparisonContext = {
  brand: ReadonlySet<string>;
  /** Stems of the product's category, which lists put before names. */
  category: ReadonlySet<string>;
  /** Stems of the product's own flavors. */
  flavors: ReadonlySet<string>;
  /** Stems of the small print under the row's name. */
  noted: ReadonlySet<string>;
  /** All words of the catalogue's names: none is a misspelling of another. */
  known: ReadonlySet<string>;
  /** The words of each name of the catalogue (`wordsKey`). */
  names: ReadonlySet<string>;
  /** How the products of the brand are measured, by the words of their names. */
  ownNames: ReadonlyMap<string, ReadonlySet<Measure>>;
  implied: ImpliedWords;
  /** Stop words that tell two products of the shop apart: 'Whey 2 lb', 'Whey Doypack 2 lb'. */
  telling: ReadonlySet<string>;
};

export type Compared = { row: ItemName; product: ItemName; context: ComparisonContext };

/** Whether a row may leave a word of the product out: its brand, its kind. */
export function isOptionalWord({ text }: NameWord, { context, row, product }: Compared): boolean {
  if (context.brand.has(text) || text === '+' || text === 'coenzima') return true;
  // 'x 12' says that it is the box of twelve.
  if (text === 'display') return row.quantities.some((one) => one.kind === 'pieces' && !isOnePiece(one));
  if (text !== 'proteina') return false;
  if (context.category.has(stemWord(text))) return true;
  const others = product.words.filter((word) => word.text !== text);
  return others.some((word) => word.text === 'whey') && !context.names.has(wordsKey(others));
}

export function isFullFlavor(text: string, { flavors }: Pick<ComparisonContext, 'flavors'>): boolean {
  return FLAVOR_WORDS.has(text) || flavors.has(stemWord(text));
}

/** A flavor in full, misspelled by a letter, or cut short where names are. */
export function isFlavor(
  { text, short, flavor = false }: Pick<NameWord, 'text' | 'short' | 'flavor'>,
  context: Pick<ComparisonContext, 'flavors' | 'known'>,
): boolean {
  if (flavor || isFullFlavor(text, context)) return true;
  if (context.known.has(text)) return false;
  if (short && beginsFlavor(text)) return true;
  return text.length >= 6 && isNearFlavor(text);
}

const isNearFlavor = memoizeByText((text) => [...FLAVOR_WORDS].some((one) => editDistance(one, text, 1) <= 1));
