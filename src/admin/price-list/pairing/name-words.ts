import { normalizeForSearch } from '#domain/search/search-words.ts';

const UNIT = '(?:[mk]?gr?s?|mcg|ml|cc|lt?s?|lbs?|oz|cm)';
const WORD = new RegExp(String.raw`\d+(?:\.\d+)?\s*(?:${UNIT}(?!\p{L})|%)|\d+(?:\.\d+)?|\p{L}+`, 'gu');
const STOP_WORDS = new Set('a al con de del el en la las los por x y'.split(' '));

/** A word and its short form are the same from so many letters on. */
const SHORT_FORM = 3;

/** The words of a name; a number and its unit of weight or volume are one ('1kg'), what is counted is another. */
export function nameWords(name: string): string[] {
  const words =
    normalizeForSearch(name)
      .replace(/(?<=\d),(?=\d)/g, '.')
      .match(WORD) ?? [];
  return words.map((word) => word.replace(/(?<=\d)\s+/, '')).filter((word) => !STOP_WORDS.has(word));
}

/** Whether two words are one, or one is the other cut short. */
export function isSameWord(word: string, other: string): boolean {
  const isShort = (short: string, whole: string) =>
    short.length >= SHORT_FORM && !/\d/.test(short) && whole.startsWith(short);
  return word === other || isShort(word, other) || isShort(other, word);
}

/** Whether a word has a number that is no share: '100%' pure says nothing of how much there is. */
export function hasNumber(word: string): boolean {
  return /\d/.test(word) && !word.endsWith('%');
}

/** A number with its unit. */
export function isMeasure(word: string): boolean {
  return /\d\p{L}/u.test(word);
}

/** A number, with or without its unit, or what is counted. */
export function isAmount(word: string): boolean {
  return hasNumber(word) || /^(?:capsulas|comprimidos|unidades|sobres|caps)$/.test(word);
}
