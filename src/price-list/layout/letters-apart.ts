import { groupAdjacent } from '../page/group-adjacent.ts';
import { SEVERAL } from '../shares.ts';
import { GARMENT_SIZES } from '../text/word-forms.ts';
import { joinWords, TEXT_GAP, type Word } from './printed-line.ts';

/** The words of a line with letters that are set apart joined: 'D E L T A'. */
export function joinLettersApart(words: readonly Word[]): Word[] {
  const goesOn = (word: Word, last: Word) =>
    isLetters(last) && isLetters(word) && word.left - last.right < TEXT_GAP * word.size;
  return groupAdjacent(words, goesOn).flatMap((text) => (areApart(text) ? joinWords(text, '') : text));
}

const isLetters = ({ text }: Word) => /^\p{L}+$/u.test(text);

/** Whether several words have hardly more than a letter each: 'S e l va N o r t e', 'U LT R AV I TA', but not 'P. V.'. */
function areApart(words: readonly Word[]): boolean {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  // 'S y M', 'S al L'
  const areSizes = words.every(({ text }) => GARMENT_SIZES.includes(text.toLowerCase()) || /^(?:[yoa]|al)$/.test(text));
  // '300 g va a' are words.
  const isTitled = /^\p{Lu}/u.test(words[0]?.text ?? '');
  return isTitled && words.length >= SEVERAL && letters <= 1.5 * words.length && !areSizes;
}
