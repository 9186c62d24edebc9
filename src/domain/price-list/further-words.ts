import { editDistance } from '../edit-distance.ts';
import type { ItemName, Word } from './item-name.ts';
import { pieceCounts } from './size-likeness.ts';
import { COLORS, FLAVOR_WORDS, FOODS, GARMENT, IDLE, stem } from './words.ts';

/** What else is known of the row and the product when their names are compared. */
export type Given = {
  /** Words of the brand: they may be in a name or not. */
  brand: ReadonlySet<string>;
  /** Words of the product's category, which lists put before names. */
  rubric: ReadonlySet<string>;
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
  return given.rubric.has(stem(text)) && text === 'proteina';
}

type Compared = { given: Given; product: ItemName; row: ItemName };

type Extra = { given: Given; product: ItemName; flavored: boolean; after: Word | undefined };

/** What a further word of the row takes from the likeness; undefined when it makes another product of it. */
export function extraWorth(word: Word, { given, product, flavored, after }: Extra): number | undefined {
  const text = word.short && /^prot/.test(word.text) ? 'proteina' : word.text;
  if (given.brand.has(text) || text === 'l') return 0;
  if (text === '+') return 0.02;
  if (text === 'display' && pieceCounts(product.quantities).length > 0) return 0;
  const { mass, volume, capsules, tablets, servings, pieces } = product.quantities;
  const eaten = mass.length + capsules.length + tablets.length + servings.length + pieces.length > 0;
  const worn = mass.length + capsules.length + tablets.length + servings.length === 0;
  if (worn && (COLORS.has(text) || GARMENT.has(text))) return 0;
  if (
    (eaten || volume.length > 0) &&
    !flavored &&
    isFlavor(word, given) &&
    after?.text !== '+' &&
    !(FOODS.has(text) && isMadeOf(product))
  )
    return 0;
  if (given.rubric.has(stem(text)) && product.words.some((one) => one.text !== text && !IDLE.has(one.text)))
    return 0.04;
  if (text === 'proteina' && product.words.some((one) => /^(?:whey|caseina|iso)$/.test(one.text))) return 0.04;
  return undefined;
}

/** Food is told apart by what is in it; a powder comes in flavors. */
function isMadeOf({ words }: ItemName): boolean {
  return words.some(({ text }) =>
    /^(?:pasta|manteca|barra|granola|alfajor|te|galleta|aceite|mix|harina|leche|miel|bebida|yerba|cafe)s?$/.test(text),
  );
}

/** Words that are flavors in some names and mere names in others: 'Energy Gel'. */
export const NAMES_TOO = new Set('energy natural original mix dulce'.split(' '));

export function isFlavor({ text, short }: Word, { flavors }: Pick<Given, 'flavors'>): boolean {
  if (FLAVOR_WORDS.has(text) || flavors.has(stem(text))) return true;
  return (
    (short || text.length >= 6) &&
    [...FLAVOR_WORDS].some(
      (flavor) =>
        (short && text.length >= 2 && flavor.startsWith(text)) ||
        (text.length >= 6 && editDistance(flavor, text, 1) <= 1),
    )
  );
}
