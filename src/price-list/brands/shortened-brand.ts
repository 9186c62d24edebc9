import { onlyOne } from '../only-one.ts';
import { isWithin } from '../text/letters-within.ts';

/** Letters from which the beginning of a word stands for it without a dot. */
export const CLEAR_LETTERS = 5;

/** The only brand that words shorten, all in its order and one of its own: 'T. Titanio' of Toro Titanio, 'Sem. Andina'. */
export function shortenedBrand(words: readonly string[], brands: readonly Shortenable[]): string | undefined {
  return onlyOne(brands.flatMap((brand) => (isShortened(words, brand) ? brand.name : [])));
}

type Shortenable = { name: string; words: readonly string[]; telling: ReadonlySet<string> };

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
  return isLong && isWithin(initials, word) && hasLettersOf(word, brand.join(''));
}

/** Whether a code begins as a name does, and has further letters of it in their order: 'tvk' of 'tarvok'. */
export function hasLettersOf(code: string, name: string): boolean {
  return code[0] === name[0] && isWithin(code, name);
}

/** 'Tit' of Titanio, 'Dr' of Doctor, 'Hnos' of Hermanos. */
function isShortFor(word: string, whole: string): boolean {
  const isContracted = word.length >= 2 && word.at(-1) === whole.at(-1) && hasLettersOf(word, whole);
  return whole.startsWith(word) || isContracted;
}
