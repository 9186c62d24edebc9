import { brandWords } from '../brands/brand-names.ts';
import type { ListPiece, ListRecord } from '../readers/list-piece.ts';
import { UNITS } from '../sizes/units.ts';
import { STOP_WORDS } from '../text/word-forms.ts';

/** Latest products and headings that are searched. */
const SEARCHED = 500;
/** A word may be shortened to so many. */
const LEAST_LETTERS = 4;

/** The last product that has all words of a name and fewest others: 'alfajor Delta 60 g' is 'Alfajor 60 g' under Delta. */
export function findNamedRecord(
  pieces: readonly ListPiece[],
  name: string,
  isMeant: (record: ListRecord) => boolean,
): ListRecord | undefined {
  const words = wordsOf(name.replace(/\([^()]*\)/g, ''));
  let heading: readonly string[] = [];
  let found: { record: ListRecord; others: number } | undefined;
  for (const piece of pieces.slice(-SEARCHED)) {
    if (piece.kind === 'heading') heading = wordsOf(piece.text);
    else if (isMeant(piece)) {
      const own = wordsOf(piece.name);
      const others = own.length - words.filter((word) => own.some((one) => isSameWord(one, word))).length;
      const saysAll = words.every((word) => [...own, ...heading].some((one) => isSameWord(one, word)));
      if (saysAll && others <= (found?.others ?? others)) found = { record: piece, others };
    }
  }
  return found?.record;
}

export function countSharedWords(name: string, text: string): number {
  const words = wordsOf(text);
  return wordsOf(name).filter((word) => words.some((one) => isSameWord(one, word))).length;
}

const wordsOf = (text: string) => brandWords(text).filter((word) => !STOP_WORDS.has(word) && !UNITS.has(word));

function isSameWord(one: string, other: string): boolean {
  const isShort = (short: string, whole: string) => short.length >= LEAST_LETTERS && whole.startsWith(short);
  return one === other || isShort(one, other) || isShort(other, one);
}
