import { editDistance } from '#domain/search/edit-distance.ts';
import { FLAVOR_WORDS, FOOD_FLAVORS } from '../text/flavor-words.ts';
import { COLOR_WORDS, GARMENT_SIZES, GEAR_STEMS, STOP_WORDS, stemWord, TRADE_WORDS } from '../text/word-forms.ts';
import type { ItemName, Word } from './item-name.ts';
import { pieceCounts } from './size-similarity.ts';

/** What else is known of the row and the product when their names are compared. */
export type Given = {
  /** Words of the brand: they may be in a name or not. */
  brand: ReadonlySet<string>;
  /** Words of the product's category, which lists put before names. */
  category: ReadonlySet<string>;
  /** Further words for flavors: those of the product itself. */
  flavors: ReadonlySet<string>;
  /** Flavors of the small print under the row's name. */
  noted: ReadonlySet<string>;
  /** Words that the shop's products are made of: none is a misspelling of another. */
  known: ReadonlySet<string>;
};

/** Words of the product that a row may leave out: the brand, the kind of product, the L of L-Carnitina. */
export function isOptional({ text }: Word, { given, product, row }: Compared): boolean {
  if (given.brand.has(text) || text === '+' || text === 'l') return true;
  if (text === 'coenzima') return product.words.some((word) => word.text === 'q10');
  // 'x 12' says that it is the box of twelve.
  if (text === 'display') return pieceCounts(product.quantities).length > 0 && pieceCounts(row.quantities).length > 0;
  return text === 'proteina' && given.category.has(stemWord(text));
}

type Compared = { given: Given; product: ItemName; row: ItemName };

type Extra = { given: Given; product: ItemName; flavored: boolean; before: readonly Word[]; joins: boolean };

/** What a further word of the row takes from the likeness; undefined when it makes another product of it. */
export function extraWorth(word: Word, { given, product, flavored, before, joins }: Extra): number | undefined {
  const text = word.short && /^prot/.test(word.text) ? 'proteina' : word.text;
  if (text === 'l') return 0;
  // 'Vegan Gaucho' of the brand Gaucho is nearer to a row that says so than its 'Proteína Vegana'.
  if (given.brand.has(text)) return 0.01;
  if (isLikeBrand(text, given)) return 0.04;
  // 'Gomitas con vitamina C', 'cookies & cream'; what comes with something else is another product.
  if (text === '+') return joins || (isEaten(product) && before.some((one) => isFlavor(one, given))) ? 0.02 : undefined;
  if (text === 'display' && pieceCounts(product.quantities).length > 0) return 0;
  if (isWorn(product) && (COLOR_WORDS.has(text) || GARMENT_SIZES.has(text))) return 0;
  if (
    isEaten(product) &&
    !flavored &&
    isFlavor(word, given) &&
    !isPartOfIt(before, given) &&
    !(FOOD_FLAVORS.has(text) && isMadeOf(product))
  )
    return FLAVOR_TOO_MANY;
  if (isMadeOf(product) && TEXTURE.test(text)) return FLAVOR_TOO_MANY;
  if (given.category.has(stemWord(text)) && product.words.some((one) => one.text !== text && !STOP_WORDS.has(one.text)))
    return 0.04;
  if (text === 'proteina' && product.words.some((one) => /^(?:whey|caseina|iso)$/.test(one.text))) return 0.04;
  return undefined;
}

/** A word of the brand with a wrong letter. */
function isLikeBrand(text: string, { brand, known }: Given): boolean {
  if (text.length < 5 || TRADE_WORDS.has(text) || FLAVOR_WORDS.has(text) || known.has(text)) return false;
  return [...brand].some((one) => one.length >= 6 && editDistance(one, text, 1) <= 1);
}

/** The product that has the flavor in its name is nearer. */
export const FLAVOR_TOO_MANY = 0.01;

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

function isGear({ text }: Word): boolean {
  return GEAR_STEMS.has(stemWord(text));
}

/** '… con chocolate' is another product; 'chocolate con avellanas' is a flavor. */
function isPartOfIt(before: readonly Word[], given: Given): boolean {
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

/** How a spread of nuts is ground. */
const TEXTURE = /^(?:crocante|crunchy|cremos[ao]|smooth|natural)$/;

/** Words that are flavors in some names and mere names in others: 'Energy Gel'. */
export const NAMES_TOO = new Set('energy natural original mix dulce cream crema'.split(' '));

/** A flavor as written in full. */
export function isFlavorName({ text }: Word, { flavors }: Pick<Given, 'flavors'>): boolean {
  return FLAVOR_WORDS.has(text) || flavors.has(stemWord(text));
}

export function isFlavor(word: Word, given: Pick<Given, 'flavors' | 'known'>): boolean {
  const { text, short } = word;
  if (isFlavorName(word, given)) return true;
  if (TRADE_WORDS.has(text) || (!(short && text.length >= 2) && (text.length < 6 || given.known.has(text))))
    return false;
  return [...FLAVOR_WORDS].some(
    (flavor) => (short && flavor.startsWith(text)) || (text.length >= 6 && editDistance(flavor, text, 1) <= 1),
  );
}
