import { editDistance } from '#domain/search/edit-distance.ts';
import { FLAVOR_WORDS, FOOD_FLAVORS } from '../text/flavor-words.ts';
import { COLOR_WORDS, GARMENT_SIZES, GEAR_STEMS, STOP_WORDS, stemWord } from '../text/word-forms.ts';
import type { ItemName, NameWord } from './item-name.ts';
import { pieceCounts } from './size-similarity.ts';

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
  /** The words of each product of the catalogue. */
  names: ReadonlySet<string>;
};

/** Words of the product that a row may leave out: the brand, the kind of product, the L of L-Carnitina. */
export function isOptionalWord({ text }: NameWord, { given, product, row }: ComparedNames): boolean {
  if (given.brand.has(text) || text === '+' || text === 'l') return true;
  if (text === 'coenzima') return product.words.some((word) => word.text === 'q10');
  // 'x 12' says that it is the box of twelve.
  if (text === 'display') return pieceCounts(product.quantities).length > 0 && pieceCounts(row.quantities).length > 0;
  return text === 'proteina' && given.category.has(stemWord(text));
}

type ComparedNames = { given: ComparisonContext; product: ItemName; row: ItemName };

type ExtraWord = {
  given: ComparisonContext;
  product: ItemName;
  flavored: boolean;
  before: readonly NameWord[];
  joins: boolean;
};

/** What a further word of the row takes from the likeness; undefined when it makes another product of it. */
export function extraWordCost(
  word: NameWord,
  { given, product, flavored, before, joins }: ExtraWord,
): number | undefined {
  const { text } = word;
  if (text === 'l') return 0;
  // 'Vegan Gaucho' of the brand Gaucho is nearer to a row that says so than its 'Proteína Vegana'.
  if (given.brand.has(text)) return 0.01;
  if (isLikeBrand(text, given)) return 0.04;
  // 'Gomitas con vitamina C', 'cookies & cream'; what comes with something else is another product.
  if (text === '+') return joins || (isEaten(product) && before.some((one) => isFlavor(one, given))) ? 0.02 : undefined;
  if (text === 'display' && pieceCounts(product.quantities).length > 0) return 0;
  if (isWorn(product) && (COLOR_WORDS.has(text) || GARMENT_SIZES.includes(text))) return 0;
  if (
    isEaten(product) &&
    !flavored &&
    isFlavor(word, given) &&
    !isPartOfIt(before, given) &&
    !(FOOD_FLAVORS.has(text) && isMadeOf(product))
  )
    return EXTRA_FLAVOR_COST;
  if (OFFERED.test(text) || (isMadeOf(product) && TEXTURE.test(text))) return DOUBTFUL_WORD_COST;
  if (given.category.has(stemWord(text)) && product.words.some((one) => one.text !== text && !STOP_WORDS.has(one.text)))
    return 0.04;
  if (text === 'proteina' && product.words.some((one) => /^(?:whey|caseina|iso)$/.test(one.text))) return 0.04;
  return undefined;
}

/** A word of the brand with a wrong letter. */
function isLikeBrand(text: string, { brand, known }: ComparisonContext): boolean {
  if (text.length < 5 || FLAVOR_WORDS.has(text) || known.has(text)) return false;
  return [...brand].some((one) => one.length >= 6 && editDistance(one, text, 1) <= 1);
}

/** The product that has the flavor in its name is nearer. */
export const EXTRA_FLAVOR_COST = 0.01;

function isEaten({ quantities, words }: ItemName): boolean {
  if (words.some(isGear)) return false;
  const { mass, volume, capsules, tablets, servings, pieces } = quantities;
  return [mass, volume, capsules, tablets, servings, pieces].some((all) => all.length > 0);
}

/** Colors and sizes mean nothing for garments and gear; powders, capsules and boxes may be another product. */
function isWorn({ quantities, words }: ItemName): boolean {
  const { mass, volume, capsules, tablets, servings } = quantities;
  const held = [mass, volume, capsules, tablets, servings, pieceCounts(quantities)];
  return held.every((all) => all.length === 0) || words.some(isGear);
}

function isGear({ text }: NameWord): boolean {
  return GEAR_STEMS.has(stemWord(text));
}

/** '… con chocolate' is another product; 'chocolate con avellanas' is a flavor. */
function isPartOfIt(before: readonly NameWord[], given: ComparisonContext): boolean {
  const [mixed, plus] = before.slice(-2);
  return plus?.text === '+' && !(mixed && isFlavor(mixed, given) && !FOOD_FLAVORS.has(mixed.text));
}

/** Some food is told apart by what is in it; the rest comes in flavors. */
function isMadeOf({ words }: ItemName): boolean {
  if (words.some(({ text }) => /^(?:proteina|whey|gainer)$/.test(text))) return false;
  return words.some(({ text }) =>
    /^(?:pasta|manteca|mantequilla|te|aceite|mix|harina|leche|miel|yerba|cafe)s?$/.test(text),
  );
}

/** The price of an offer is that of the product, unless it is one for several. */
const OFFERED = /^(?:oferta|promo|promocion)$/;

/** How a spread of nuts is ground: two textures are two products, unless the shop sells them as one. */
const TEXTURE = /^(?:crocante|crunchy|cremos[ao]|smooth|natural)$/;

/** What a word takes that may make another product of a name: the seller is asked. */
export const DOUBTFUL_WORD_COST = 0.2;

/** Words that are flavors in some names and mere names in others: 'Energy Gel'. */
export const AMBIGUOUS_FLAVORS = new Set('energy natural original mix dulce cream crema'.split(' '));

/** A flavor as written in full. */
export function isFullFlavor({ text }: NameWord, { flavors }: Pick<ComparisonContext, 'flavors'>): boolean {
  return FLAVOR_WORDS.has(text) || flavors.has(stemWord(text));
}

export function isFlavor(word: NameWord, given: Pick<ComparisonContext, 'flavors' | 'known'>): boolean {
  const { text, short } = word;
  if (isFullFlavor(word, given)) return true;
  if (given.known.has(text) || text.length < (short ? 2 : 6)) return false;
  return [...FLAVOR_WORDS].some(
    (flavor) => (short && flavor.startsWith(text)) || (text.length >= 6 && editDistance(flavor, text, 1) <= 1),
  );
}
