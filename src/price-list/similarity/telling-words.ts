import { STOP_WORDS } from '../text/word-forms.ts';
import type { ItemName, NameWord } from './item-name.ts';

type Text = Pick<NameWord, 'text'>;

export const isTelling = ({ text }: Text) => !STOP_WORDS.has(text);

/** The same for names with the same words. */
export function wordsKey(words: readonly Text[]): string {
  const telling = words.filter(isTelling).map(({ text }) => text);
  return [...new Set(telling)].toSorted().join(' ');
}

export function stopWordsOf({ words }: ItemName): string[] {
  return words.filter((word) => !isTelling(word)).map(({ text }) => text);
}
