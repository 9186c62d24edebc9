import { editDistance } from '#domain/search/edit-distance.ts';
import { FLAVOR_WORDS } from '../text/flavor-words.ts';
import { isWithin } from '../text/letters-within.ts';
import { stemWord } from '../text/word-forms.ts';
import type { NameWord } from './item-name.ts';

/** From 0 (different) to 1 (the same): plural, short form, one or two wrong letters. */
export function wordSimilarity(written: NameWord, meant: NameWord, known: ReadonlySet<string>): number {
  const [a, b] = [written.text, meant.text];
  if (a === b) return 1;
  if (/\d/.test(a) || /\d/.test(b) || a === '+' || b === '+') return 0;
  if (a[0] === b[0] && stemWord(a) === stemWord(b)) return 0.98;
  if (isShort(written, meant, known) || isShort(meant, written, known)) return 0.93;
  if (isKnown(a, known)) return 0;
  return Math.max(misspelled(a, b), written.written === a && meant.written !== b ? misspelled(a, meant.written) : 0);
}

/** A wrong letter in four, two in seven; the first one is never wrong. */
function misspelled(a: string, b: string): number {
  const [shorter, longer] = [Math.min(a.length, b.length), Math.max(a.length, b.length)];
  if (a[0] !== b[0]) return 0;
  const most = shorter >= 7 ? 2 : longer >= 4 && shorter >= 3 ? 1 : 0;
  const far = most === 0 ? 1 : editDistance(a, b, most);
  return far <= most ? 1 - 0.07 * far : 0;
}

function isShort(part: NameWord, whole: NameWord, known: ReadonlySet<string>): boolean {
  const isPartOf = (text: string, full: string) => isPart(text, full, part.short, known);
  return isPartOf(part.text, whole.text) || isPartOf(part.written, whole.written);
}

function isPart(text: string, whole: string, short: boolean, known: ReadonlySet<string>): boolean {
  if (whole.length - text.length < 2 || text[0] !== whole[0]) return false;
  if (!whole.startsWith(text)) {
    const isMarked = short || (!/[aeiou]./.test(text) && !isKnown(text, known));
    return isMarked && text.length >= 3 && isContracted(text, whole);
  }
  return short || (text.length >= 3 && !isKnown(text, known));
}

/** 'pta.' for pasta, 'hna' for harina: the first letter, some others, and the end; 'mantq.' for mantequilla: the first ones and another. */
function isContracted(text: string, whole: string): boolean {
  if (text.length >= 5 && text.slice(0, 4) === whole.slice(0, 4)) return isWithin(text, whole);
  if (text.at(-1) !== whole.at(-1) && text.at(-1) !== stemWord(whole).at(-1)) return false;
  return isWithin(text, whole);
}

function isKnown(word: string, known: ReadonlySet<string>): boolean {
  return FLAVOR_WORDS.has(word) || known.has(word);
}
