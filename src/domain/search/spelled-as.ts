import { normalizeForSearch } from './search-words.ts';

/** Searched words as these texts spell them, in lower case: 'proteina' is 'proteína'. */
export function spelledAs(words: readonly string[], texts: readonly string[]): string {
  const spellings = new Map(
    texts.flatMap((text) => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map((word) => [normalizeForSearch(word), word]),
  );
  return words.map((word) => spellings.get(word)?.toLowerCase() ?? word).join(' ');
}
