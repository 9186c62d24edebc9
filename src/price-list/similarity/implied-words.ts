import { FLAVOR_WORDS } from '../text/flavor-words.ts';
import { stemWord, VARIETY_STEMS } from '../text/word-forms.ts';
import { type ItemName, wordsKey } from './item-name.ts';

/** The words that each word of the shop's names implies. */
export type ImpliedWords = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * A word implies those that are in all names with it, and also in other names or in names of several brands: 'Matcha' that
 * it is a tea, in a shop with more teas. What one name alone has may tell varieties apart.
 */
export function impliedWords(names: readonly (Pick<ItemName, 'words'> & { brand: string })[]): ImpliedWords {
  const distinct = new Map(
    names.map(({ words, brand }) => {
      return [`${brand} ${wordsKey(words)}`, { brand, words: new Set(words.map(({ text }) => text)) }];
    }),
  );
  const uses = [...distinct.values()].flatMap((name) => [...name.words].map((word) => ({ word, ...name })));
  const byWord = Map.groupBy(uses, ({ word }) => word);
  const implied = [...byWord].map(([word, own]) => {
    const isShared = new Set(own.map(({ brand }) => brand)).size > 1;
    const isImplied = (other: string) =>
      tellsKind(other) &&
      own.every(({ words }) => words.has(other)) &&
      (isShared || (byWord.get(other) ?? []).length > own.length);
    return [word, new Set([...(own[0]?.words ?? [])].filter(isImplied))] as const;
  });
  return new Map(implied);
}

function tellsKind(word: string): boolean {
  return /^\p{L}{2,}$/u.test(word) && !FLAVOR_WORDS.has(word) && !VARIETY_STEMS.has(stemWord(word));
}
