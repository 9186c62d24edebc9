import { editDistance, prefixDistance } from './edit-distance.ts';

/** Numbers and measures mean just what they say. */
const DIGIT = /\p{N}/u;

/** How many wrong letters a word may have and still be known. */
export function maxTypos(word: string): 0 | 1 | 2 {
  if (DIGIT.test(word) || word.length < 3) return 0;
  return word.length < 6 ? 1 : 2;
}

/** The words that a mistyped one may mean: those with the fewest wrong letters, none when even they have too many. */
export function similarWords(typed: string, words: Iterable<string>): string[] {
  let most: number = maxTypos(typed);
  let near: string[] = [];
  if (most === 0) return near;
  for (const word of words) {
    const distance = DIGIT.test(word) ? Number.POSITIVE_INFINITY : typoCount(typed, word, most);
    if (distance > most) continue;
    if (distance < most) near = [];
    most = distance;
    near.push(word);
  }
  return near;
}

/** A word may be typed halfway; three letters are too few for that. */
function typoCount(typed: string, word: string, most: number): number {
  return typed.length > 3 ? prefixDistance(typed, word, most) : editDistance(typed, word, most);
}
