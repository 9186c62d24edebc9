import { editDistance } from '../edit-distance.ts';
import type { Word } from './item-name.ts';
import { FLAVOR_WORDS, stem, TRADE } from './words.ts';

/** From 0 (different) to 1 (the same): plural, short form, one or two wrong letters. */
export function wordLikeness(written: Word, meant: Word, known: ReadonlySet<string>): number {
  const [a, b] = [written.text, meant.text];
  if (a === b) return 1;
  if (/\d/.test(a) || /\d/.test(b) || a === '+' || b === '+') return 0;
  if (stem(a) === stem(b)) return 0.98;
  if (isShort(written, b, known) || isShort(meant, a, known)) return 0.93;
  const [shorter, longer] = [Math.min(a.length, b.length), Math.max(a.length, b.length)];
  const most = shorter >= 7 ? 2 : shorter >= 4 || (shorter === 3 && longer === 4) ? 1 : 0;
  if (most === 0 || a[0] !== b[0] || isKnown(a, known)) return 0;
  const far = editDistance(a, b, most);
  return far <= most ? 1 - 0.07 * far : 0;
}

function isShort({ text, short }: Word, whole: string, known: ReadonlySet<string>): boolean {
  if (!whole.startsWith(text) || text.length >= whole.length || whole.length - text.length < 2) return false;
  return short || (text.length >= 3 && !isKnown(text, known));
}

function isKnown(word: string, known: ReadonlySet<string>): boolean {
  return (
    TRADE.has(word) ||
    FLAVOR_WORDS.has(word) ||
    known.has(word) ||
    TRADE.has(`${stem(word)}o`) ||
    TRADE.has(`${stem(word)}a`)
  );
}
