import { editDistance, prefixDistance } from './edit-distance.ts';
import { consonantsOf, soundOf } from './sound.ts';

/** Words with digits are only matched exactly. */
const DIGIT = /\p{N}/u;

/** From so many letters on, a word may be typed incompletely, and one consonant may be wrong beside another typo. */
const INCOMPLETE_LENGTH = 5;
const LONG_LENGTH = 9;

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

function typoCount(typed: string, word: string, max: number): number {
  const incomplete = typed.length >= INCOMPLETE_LENGTH && soundOf(typed)[0] === soundOf(word)[0];
  const distance = incomplete ? prefixDistance(typed, word, max) : editDistance(typed, word, max);
  return distance < 2 || soundAlike(typed, word) ? distance : Number.POSITIVE_INFINITY;
}

/** With two typos words of another meaning come near ('barata', 'banana'), so the consonants have to agree. */
function soundAlike(typed: string, word: string): boolean {
  if (soundOf(word).startsWith(soundOf(typed))) return true;
  const [ours, theirs] = [consonantsOf(typed), consonantsOf(word)];
  return typed.length < LONG_LENGTH ? ours === theirs : prefixDistance(ours, theirs, 1) <= 1;
}
