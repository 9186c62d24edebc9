import { editDistance } from '#domain/search/edit-distance.ts';
import { FLAVOR_WORDS } from '../text/flavor-words.ts';
import { isWithin } from '../text/letters-within.ts';
import { SHORT_FORMS, stemWord } from '../text/word-forms.ts';
import type { NameWord } from './item-name.ts';

/** From 0 (different) to 1 (the same); between are plurals, short forms and misspellings. */
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
  if (a[0] !== b[0] || shorter < 3 || longer < 4) return 0;
  const most = shorter >= 7 ? 2 : 1;
  const errors = editDistance(a, b, most);
  return errors <= most ? 1 - 0.07 * errors : 0;
}

function isShort(part: NameWord, whole: NameWord, known: ReadonlySet<string>): boolean {
  const isShortFor = (text: string, full: string): boolean | undefined => {
    if (full.length - text.length < 2 || text[0] !== full[0]) return false;
    if (full.startsWith(text))
      return part.short || SHORT_FORMS[text]?.includes(full) || (text.length >= 3 && !isKnown(text, known));
    const isMarked = part.short || (!/[aeiou]./.test(text) && !isKnown(text, known));
    return isMarked && text.length >= 3 && isContracted(text, full);
  };
  return isShortFor(part.text, whole.text) === true || isShortFor(part.written, whole.written) === true;
}

/** The first letter, others and the end: 'pta.' for pasta; or the first four letters and others: 'mantq.' for mantequilla. */
function isContracted(text: string, whole: string): boolean {
  const hasEnd = [whole.at(-1), stemWord(whole).at(-1)].includes(text.at(-1));
  const hasBeginning = text.length >= 5 && whole.startsWith(text.slice(0, 4));
  return (hasEnd || hasBeginning) && isWithin(text, whole);
}

function isKnown(word: string, known: ReadonlySet<string>): boolean {
  return FLAVOR_WORDS.has(word) || known.has(word);
}
