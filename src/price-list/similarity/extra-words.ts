import { editDistance } from '#domain/search/edit-distance.ts';
import { isHeld, isOnePiece } from '../sizes/quantities.ts';
import { FLAVOR_WORDS, FOOD_FLAVORS } from '../text/flavor-words.ts';
import { COLOR_WORDS, CONTAINER_STEMS, isGear, stemWord } from '../text/word-forms.ts';
import type { ImpliedWords } from './implied-words.ts';
import type { ItemName, NameWord } from './item-name.ts';
import { type Measure, measureOf } from './size-similarity.ts';

/** What else is known of the row and the product when their names are compared. */
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

/** Words of the product that a row may leave out: the brand, the kind of product. */
export function isOptionalWord(
  { text }: NameWord,
  { given, row }: { given: ComparisonContext; row: ItemName },
): boolean {
  if (given.brand.has(text) || text === '+' || text === 'coenzima') return true;
  // 'x 12' says that it is the box of twelve.
  if (text === 'display') return row.quantities.some((one) => one.kind === 'pieces' && !isOnePiece(one));
  return text === 'proteina' && given.category.has(stemWord(text));
}

type ExtraWord = {
  given: ComparisonContext;
  product: ItemName;
  flavored: boolean;
  before: readonly NameWord[];
  joins: boolean;
};

/** What a further word of the row takes from the likeness: the product that has it in its name is nearer. */
export const EXTRA_WORD_COST = 0.02;
/** The same for one that may make another product of a name: the seller is asked. */
export const DOUBTFUL_WORD_COST = 0.2;

/** What a further word of the row takes from the likeness; undefined when it makes another product of it. */
export function extraWordCost(
  word: NameWord,
  { given, product, flavored, before, joins }: ExtraWord,
): number | undefined {
  const { text } = word;
  const worn = isWorn(product);
  if (given.brand.has(text) || (word.short && [...given.brand].some((one) => one.startsWith(text))))
    return EXTRA_WORD_COST;
  // 'Gomitas con vitamina C', 'cookies & cream'; what comes with something else is another product.
  if (text === '+') return joins || (!worn && before.some((one) => isFlavor(one, given))) ? EXTRA_WORD_COST : undefined;
  // What holds so many capsules is no other product for its box.
  if (text === 'display' && measureOf(product.quantities) === 'count') return 0;
  if (CONTAINER_STEMS.has(stemWord(text))) return EXTRA_WORD_COST;
  if (worn && (word.flavor || COLOR_WORDS.has(text))) return 0;
  const isIngredient = isPartOfIt(before, given) || (FOOD_FLAVORS.has(text) && isMadeOf(product));
  if (!worn && !flavored && isFlavor(word, given) && !isIngredient) return EXTRA_WORD_COST;
  // 'Kettlebell (pesa rusa)'; what the shop's own products are called may make another one of it.
  if (DOUBTFUL.test(text) || word.bracketed) return DOUBTFUL_WORD_COST;
  return given.category.has(stemWord(text)) ? EXTRA_WORD_COST : undefined;
}

/** Colors and sizes mean nothing for garments and gear; powders, capsules and boxes may be another product. */
function isWorn({ quantities, words }: ItemName): boolean {
  return !quantities.some(isHeld) || words.some(isGear);
}

/** '… con chocolate' is another product; 'chocolate con avellanas' is a flavor. */
function isPartOfIt(before: readonly NameWord[], given: ComparisonContext): boolean {
  const [mixed, plus] = before.slice(-2);
  return plus?.text === '+' && !(mixed && isFlavor(mixed, given));
}

/** Some food is told apart by what is in it; the rest comes in flavors. */
function isMadeOf({ words }: ItemName): boolean {
  if (words.some(({ text }) => /^(?:proteina|whey|gainer)$/.test(text))) return false;
  return words.some(({ text }) =>
    /^(?:pasta|manteca|mantequilla|te|aceite|mix|harina|leche|miel|yerba|cafe)s?$/.test(text),
  );
}

/** The price of an offer may be one for several, and two textures of a spread are two products, unless the shop sells them as one. */
const DOUBTFUL = /^(?:oferta|promo|promocion|crocante|crunchy|cremos[ao]|smooth|natural)$/;

/** A flavor as written in full. */
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
