import { FLAVOR_WORDS } from '../text/flavor-words.ts';
import { stemWord, VARIETY_STEMS } from '../text/word-forms.ts';
import type { ItemName } from './item-name.ts';
import { wordsKey } from './telling-words.ts';

/** By each word of the shop's names what it implies. */
export type ImpliedWords = ReadonlyMap<string, ReadonlySet<string>>;

type BrandedWords = Pick<ItemName, 'words'> & { brand: string | undefined };

/**
 * The words that stand in every name with another one, and in further names or in those of several brands: in a shop with
 * more teas 'Matcha' says that it is one, and 'Gel' says 'Energético' where all of them are called so. What one name alone
 * has may tell varieties apart, as flavors do: none of it is implied.
 */
export function impliedWords(names: readonly BrandedWords[]): ImpliedWords {
  const distinct = new Map(
    names.map(({ words, brand }) => {
      return [`${brand} ${wordsKey(words)}`, { brand, words: new Set(words.map(({ text }) => text)) }];
    }),
  );
  const uses = [...distinct.values()].flatMap((name) => [...name.words].map((word) => ({ word, name })));
  const namesWith = Map.groupBy(uses, ({ word }) => word);
  const count = (word: string) => namesWith.get(word)?.length ?? 0;
  return new Map(
    [...namesWith].map(([word, own]) => {
      const isShared = new Set(own.map(({ name }) => name.brand)).size > 1;
      const [first] = own;
      const beside = [...(first?.name.words ?? [])].filter((other) => own.every(({ name }) => name.words.has(other)));
      const implied = beside.filter((other) => tellsKind(other) && (isShared || count(other) > own.length));
      return [word, new Set(implied)];
    }),
  );
}

function tellsKind(word: string): boolean {
  return /^\p{L}{2,}$/u.test(word) && !FLAVOR_WORDS.has(word) && !VARIETY_STEMS.has(stemWord(word));
}
