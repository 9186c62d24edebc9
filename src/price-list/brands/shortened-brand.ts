import { onlyOne } from '../only-one.ts';
import { isWithin } from '../text/letters-within.ts';

/** Letters from which the beginning of a word stands for it without a dot. */
const CLEAR_LETTERS = 5;

/**
 * The brand that words stand for where they shorten it: 'T. Titanio' of Toro Titanio, 'Sem. Andina', one word of two. All
 * words have to begin words of the brand in their order, one of them a word that tells it; of two brands none is meant.
 */
export function shortenedBrand<Brand extends Shortenable>(
  words: readonly string[],
  brands: readonly Brand[],
): Brand | undefined {
  return onlyOne(brands.filter((brand) => isShortened(words, brand)));
}

type Shortenable = { words: readonly string[]; telling: ReadonlySet<string> };

function isShortened(words: readonly string[], { words: brand, telling }: Shortenable): boolean {
  if (words.length === 1 && isCode(words[0] ?? '', brand)) return true;
  let from = 0;
  let tells = false;
  for (const word of words) {
    const at = brand.findIndex((whole, index) => index >= from && isShortFor(word, whole));
    const whole = brand[at];
    if (whole === undefined) return false;
    from = at + 1;
    const isWhole = whole === word;
    tells ||= telling.has(whole) && (isWhole ? word.length > 3 : word.length >= CLEAR_LETTERS);
  }
  // 'V. Toba' of Valle Toba Nutrition
  return tells || (words.length > 1 && words.some((word) => word.length > 2) && telling.size > 0);
}

/** 'DRYARARA' of Doctor Yarará: some letters of each word in one, as programs call brands. */
function isCode(word: string, brand: readonly string[]): boolean {
  const initials = brand.map(([first]) => first).join('');
  const isLong = brand.length > 1 && word.length >= CLEAR_LETTERS;
  return isLong && word[0] === initials[0] && isWithin(initials, word) && isWithin(word, brand.join(''));
}

/** 'Tit' of Titanio, 'Dr' of Doctor, 'Hnos' of Hermanos. */
function isShortFor(word: string, whole: string): boolean {
  if (whole.startsWith(word)) return true;
  const isContracted = word.length >= 2 && word.length < whole.length;
  return isContracted && word[0] === whole[0] && word.at(-1) === whole.at(-1) && isWithin(word, whole);
}
