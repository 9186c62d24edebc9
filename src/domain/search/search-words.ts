import { withoutAccents } from '../text/without-accents.ts';

const UNITS: Readonly<Record<string, string>> = {
  kg: 'kg',
  kgs: 'kg',
  g: 'g',
  gr: 'g',
  grs: 'g',
  mg: 'mg',
  mcg: 'mcg',
  ml: 'ml',
  cc: 'cc',
  l: 'l',
  lt: 'l',
  lts: 'l',
  lb: 'lb',
  lbs: 'lb',
  oz: 'oz',
  cm: 'cm',
};
const UNIT = Object.keys(UNITS).join('|');
const MEASURE = new RegExp(`(^|[^\\p{L}\\p{N}])(\\d+)(?:([.,])(\\d+))?\\s*(${UNIT})(?![\\p{L}\\p{N}])`, 'gu');
const WORD = new RegExp(`\\d+\\.\\d+(?:${UNIT})(?![\\p{L}\\p{N}])|[\\p{L}\\p{N}]+`, 'gu');
/** A character that is no part of a word: '%', '+'. */
const SIGN = /[^\p{L}\p{N}\p{M}\p{C}\s]/gu;

/** Lower case, without accents, white space collapsed. */
export function normalizeForSearch(text: string): string {
  return withoutAccents(text).toLowerCase().replace(/\s+/g, ' ').trim();
}

/** The distinct words of a text; a number and its unit are one word ('1 kg' and '1kg' are `1kg`). */
export function searchWords(text: string): string[] {
  return [...new Set(normalizeForSearch(text).replace(MEASURE, joinMeasure).match(WORD))];
}

/** What a search asks for: its words, or the signs of a text without words, such as '%'. */
export function searchTerms(text: string): string[] {
  const words = searchWords(text);
  return words.length > 0 ? words : distinctSigns(text);
}

/** The words of a text that is already normalised, measures left as they are written. */
export function indexedWords(text: string): string[] {
  return text.match(WORD) ?? [];
}

/** What a text is found by: its words, and its signs. */
export function indexedTerms(text: string): string[] {
  return [...indexedWords(text), ...distinctSigns(text)];
}

function distinctSigns(text: string): string[] {
  return [...new Set(text.match(SIGN))];
}

function joinMeasure(_match: string, before: string, whole: string, separator = '', decimals = '', unit = ''): string {
  // As in prices, a separator before three digits groups thousands: '1.000 mg' is 1000 mg.
  const thousands = /^[1-9]\d{0,2}$/.test(whole) && decimals.length === 3;
  return `${before}${whole}${separator && !thousands ? '.' : ''}${decimals}${UNITS[unit]}`;
}
