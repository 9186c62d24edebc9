import { editDistance, prefixDistance } from './edit-distance.ts';

/** Words with digits are only matched exactly. */
const DIGIT = /\p{N}/u;

/** The edit distance up to which a word is still recognised. */
export function maxTypos(word: string): 0 | 1 | 2 {
  if (DIGIT.test(word) || word.length < 3) return 0;
  return word.length < 6 ? 1 : 2;
}

/** The words at the lowest edit distance from a mistyped one; none when that is above the limit. */
export function similarWords(typed: string, words: Iterable<string>): string[] {
  let lowest: number = maxTypos(typed);
  let similar: string[] = [];
  if (lowest === 0) return similar;
  for (const word of words) {
    const distance = DIGIT.test(word) ? Number.POSITIVE_INFINITY : typoCount(typed, word, lowest);
    if (distance > lowest) continue;
    if (distance < lowest) similar = [];
    lowest = distance;
    similar.push(word);
  }
  return similar;
}

/** Words of more than three letters may be typed incompletely. */
function typoCount(typed: string, word: string, max: number): number {
  return typed.length > 3 ? prefixDistance(typed, word, max) : editDistance(typed, word, max);
}
