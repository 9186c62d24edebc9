import { lowerBound } from './sorted-list.ts';

/** The words of a sorted list that begin with a text. */
export function wordsWithPrefix(sorted: readonly string[], prefix: string): readonly string[] {
  const from = lowerBound(sorted, (word) => word >= prefix);
  return sorted.slice(
    from,
    lowerBound(sorted, (word) => word >= prefix && !word.startsWith(prefix)),
  );
}

/** Letters match anywhere in a word; a number only whole and after letters: '12' in 'b12', but not '50' in '150g'. */
export function containsWord(word: string, searched: string): boolean {
  if (/^\p{N}+$/u.test(searched)) return word.endsWith(searched) && /^\p{L}+$/u.test(word.slice(0, -searched.length));
  return !/\p{N}/u.test(searched) && word.includes(searched);
}

/** Whether a word is this unit, or a number of it: '60caps'. */
export function isCountOf(word: string, unit: string): boolean {
  return word.endsWith(unit) && /^\p{N}*$/u.test(word.slice(0, -unit.length));
}

/** Splits a word that the index holds only as two: 'omega3' for 'omega 3', 'preentreno' for 'pre entreno'. */
export function splitCompound(word: string, vocabulary: ReadonlyMap<string, unknown>): [string, string] | undefined {
  if (vocabulary.has(word)) return undefined;
  for (let at = 2; at < word.length; at++) {
    const [head, tail] = [word.slice(0, at), word.slice(at)];
    const isNumber = /^\p{N}/u.test(tail) && /\p{L}$/u.test(head);
    if (vocabulary.has(head) && (isNumber || (tail.length > 1 && vocabulary.has(tail)))) return [head, tail];
  }
  return undefined;
}

const FILLERS: ReadonlySet<string> = new Set('a al con de del el en la las los para por un una y'.split(' '));

/** The words without those that say nothing about a product; 'sin' changes the meaning and stays. */
export function withoutFillers(words: readonly string[]): readonly string[] {
  const telling = words.filter((word) => !FILLERS.has(word));
  return telling.length > 0 ? telling : words;
}
