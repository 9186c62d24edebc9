import { normalizeForSearch } from './search-words.ts';

/** The words of a quick search, as they are compared: without accents, in lower case. */
export function quickSearchWords(text: string): string[] {
  return normalizeForSearch(text).split(' ').filter(Boolean);
}

/** A word that can be part of a date such as 23/11/2026. */
export const PART_OF_DATE = /^[\d/]+$/;

/** Whether a text contains every word, in any order, whatever its accents and case. */
export function containsEveryWord(content: string, words: readonly string[]): boolean {
  const normalized = normalizeForSearch(content);
  return words.every((word) => normalized.includes(word));
}
