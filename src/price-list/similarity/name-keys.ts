import { brandsOf } from '../brands/brand-names.ts';
import type { CatalogueProduct } from '../list/catalogue-product.ts';
import { isOf, isOnePiece, takeQuantities } from '../sizes/quantities.ts';
import { FLAVOR_WORDS } from '../text/flavor-words.ts';
import { memoizeByText } from '../text/memoize-text.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { COLOR_WORDS, canonicalWord, STOP_WORDS, stemWord } from '../text/word-forms.ts';
import { unifySpellings } from './spellings.ts';

/** Gives names with the same amounts and the same words of the catalogue (`withUnknown`: the same words) one key. */
export function createNameKeys(
  products: readonly CatalogueProduct[],
  { withUnknown = false, withColors = true } = {},
): (name: string) => string {
  const brandWords = new Set(brandsOf(products).flatMap(({ words }) => words));
  const stemsOf = (words: readonly string[]) =>
    words.filter((word) => !brandWords.has(word)).map((word) => stemWord(canonicalWord(word)));
  const vocabulary = new Set(products.flatMap(({ name }) => stemsOf(namePartsOf(name).words)));
  const isTold = (stem: string) => (withUnknown || vocabulary.has(stem)) && (withColors || !COLOR_STEMS.has(stem));
  return memoizeByText((name) => {
    const { words, amounts } = namePartsOf(name);
    return [...new Set(stemsOf(words).filter(isTold))].sort().concat(amounts).join(' ');
  });
}

const COLOR_STEMS = new Set([...COLOR_WORDS].map(stemWord));

/** The logarithms of a mass in grams and in pounds, each rounded, differ by less. */
const SAME_MASS = 0.01;

const namePartsOf = memoizeByText((name): { words: string[]; amounts: string[] } => {
  const { quantities, rest } = takeQuantities(unifySpellings(normalizeText(name)));
  const words = rest.match(/\p{L}+|\d+/gu) ?? [];
  // '2 lb (908 g)' is one amount.
  const masses = new Set(quantities.filter(isOf('mass')).map(({ amount }) => Math.round(Math.log(amount) / SAME_MASS)));
  const others = quantities.filter((one) => one.kind !== 'mass' && !isOnePiece(one));
  const isTold = masses.size > 0 || others.some(isOf('pieces', 'capsules', 'tablets'));
  const counts = others.filter(({ kind }) => kind !== 'servings' || !isTold).map(({ amount }) => amount);
  return {
    words: words.filter((word) => !STOP_WORDS.has(word) && !FLAVOR_WORDS.has(word)),
    amounts: [...masses, ...counts].toSorted((a, b) => a - b).map(String),
  };
});
