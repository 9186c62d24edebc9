import { STOP_WORDS } from '../text/word-forms.ts';
import type { ItemName, NameWord } from './item-name.ts';

type Text = Pick<NameWord, 'text'>;

/** Whether a word says which product it is. */
export const isTelling = ({ text }: Text) => !STOP_WORDS.has(text);

/** The same for names with the same words. */
export function wordsKey(words: readonly Text[]): string {
  const telling = words.filter(isTelling).map(({ text }) => text);
  return [...new Set(telling)].toSorted().join(' ');
}

/** The words of a name that seldom tell anything. */
export function stopWordsOf({ words }: ItemName): string[] {
  return words.filter((word) => !isTelling(word)).map(({ text }) => text);
}
