import { beginningDistance, editDistance } from './edit-distance.ts';

/** Numbers and measures mean just what they say. */
const DIGIT = /\p{N}/u;

/** How many wrong letters a word may have and still be known. */
export function toleratedMistakes(word: string): 0 | 1 | 2 {
  if (DIGIT.test(word) || word.length < 3) return 0;
  return word.length < 6 ? 1 : 2;
}

/** The words that a mistyped one may mean: those with the fewest wrong letters, none when even they have too many. */
export function nearWords(typed: string, words: Iterable<string>): string[] {
  let most: number = toleratedMistakes(typed);
  let near: string[] = [];
  if (most === 0) return near;
  for (const word of words) {
    const distance = DIGIT.test(word) ? Number.POSITIVE_INFINITY : wrongLetters(typed, word, most);
    if (distance > most) continue;
    if (distance < most) near = [];
    most = distance;
    near.push(word);
  }
  return near;
}

/** A word may be typed halfway; three letters are too few for that. */
function wrongLetters(typed: string, word: string, most: number): number {
  return typed.length > 3 ? beginningDistance(typed, word, most) : editDistance(typed, word, most);
}
