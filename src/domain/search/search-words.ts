import { withoutAccents } from '../text/without-accents.ts';
import { joinMeasures, measuresIn, UNIT } from './measures.ts';

const WORD = new RegExp(`\\d+\\.\\d+${UNIT}|[\\p{L}\\p{N}]+`, 'gu');
/** A character that is no part of a word: '%', '+'. */
const SIGN = /[^\p{L}\p{N}\p{M}\p{C}\s]/gu;

/** Lower case, without accents, white space collapsed. */
export function normalizeForSearch(text: string): string {
  return withoutAccents(text).toLowerCase().replace(/\s+/g, ' ').trim();
}

/** The distinct words of a text; a number and its unit are one word ('1 kg' and '1kg' are `1kg`). */
export function searchWords(text: string): string[] {
  return [...new Set(joinMeasures(normalizeForSearch(text)).match(WORD))];
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

/** What a normalised text is found by: its words, its measures, and its signs. */
export function indexedTerms(text: string): string[] {
  const words = indexedWords(text);
  const measures = measuresIn(text).filter((measure) => !words.includes(measure));
  return [...words, ...measures, ...distinctSigns(text)];
}

function distinctSigns(text: string): string[] {
  return [...new Set(text.match(SIGN))];
}
