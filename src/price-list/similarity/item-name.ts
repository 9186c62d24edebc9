import { isOf, type Quantities, takeQuantities } from '../sizes/quantities.ts';
import { UNITS } from '../sizes/units.ts';
import { beginsFlavor, FLAVOR_WORDS } from '../text/flavor-words.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { COLOR_WORDS, canonicalWord, STOP_WORDS } from '../text/word-forms.ts';
import { withoutRemarks } from './remarks.ts';
import { unifySpellings } from './spellings.ts';

export type ItemName = {
  quantities: Quantities;
  words: NameWord[];
  combo: boolean;
  /** The stems of the words of the heading above, which may be a part of the name. */
  heading?: ReadonlySet<string>;
};

export type NameWord = {
  text: string;
  /** The word before several spellings became one. */
  written: string;
  short: boolean;
  /** Whether a comma, dash or bracket separates it from the word before. */
  apart: boolean;
  /** The number of separators, amounts and brands before it. */
  part: number;
  bracketed?: boolean;
  /** Whether it is one of several flavors or colors between slashes. */
  flavor?: boolean;
};

type Text = Pick<NameWord, 'text'>;

const WORD = /\d+:\d+:\d+|\d+[.,]\d(?!\d)|\p{L}{3,}(?=\d)|\p{L}+\d+|\p{L}+|\d+|[+&]/gu;
const APART = /[,/|·•;()]\s*$|\s-\s+$/;
/** What was removed from a text leaves its spaces; a plus sign has its own. */
const TAKEN_OUT = /(?<!\+)\s{2,}$/;

export function parseName(name: string): ItemName {
  const bare = unifySpellings(withoutRemarks(normalizeText(name)));
  const { quantities, rest } = takeQuantities(bare);
  let [part, list, end] = [0, 0, 0];
  let bracketed = false;
  const found = [...rest.matchAll(WORD)].map(({ 0: written, index }) => {
    // Only the end of what is before, which would be read again for each word of a long text.
    const before = rest.slice(Math.max(0, end - 1), index);
    end = index + written.length;
    const after = rest.slice(end);
    const apart = APART.test(before);
    if (apart || TAKEN_OUT.test(before)) part += 1;
    const isBehindSlash = /\/ ?$/.test(before);
    if (!isBehindSlash) list += 1;
    const bracket = /[()](?=[^()]*$)/.exec(before)?.[0];
    if (bracket !== undefined) bracketed = bracket === '(';
    // Flavors in brackets and between slashes are mostly cut short: '(vai-cho)', 'vai/cho', 'vai / cho'.
    const short = bracketed || isBehindSlash || /^(?:\.| ?\/)/.test(after);
    return { text: canonicalWord(written.replace(',', '.')), written, short, apart, part, bracketed, list };
  });
  const flavors = new Set([...Map.groupBy(found, (word) => word.list).values()].filter(areFlavors).flat());
  const words = found.map((word, at): NameWord => {
    const { list: _, ...rest } = word;
    return { ...rest, short: word.short || isBesideFlavor(found, at), flavor: flavors.has(word) };
  });
  return {
    quantities,
    words: words.filter(({ written }) => !isCounted(written, quantities)),
    combo: /\b(?:combo|kit|duo|regalo|gratis|llevando|2x1|3x2)\b/.test(bare),
  };
}

/** Where one word between slashes is a flavor or a color, the others are: 'cho/bco', 'negro / humo'. */
function areFlavors(words: readonly Text[]): boolean {
  return words.length > 1 && words.some(({ text }) => beginsFlavor(text) || COLOR_WORDS.has(text));
}

/** A unit whose amount the name has already: 'BCAA CAPS x 120 cap'. */
function isCounted(word: string, quantities: Quantities): boolean {
  const unit = UNITS.get(word);
  return unit !== undefined && isOf('capsules', 'tablets', 'servings')(unit) && quantities.some(isOf(unit.kind));
}

/** Whether a word is a flavor cut short beside one in full: 'maple caram choco'. */
function isBesideFlavor(words: readonly Text[], at: number): boolean {
  const [before = '', text = '', next = ''] = [at - 1, at, at + 1].map((index) => words[index]?.text);
  const isBeside = FLAVOR_WORDS.has(before) || FLAVOR_WORDS.has(next);
  return isBeside && !FLAVOR_WORDS.has(text) && beginsFlavor(text);
}

export const isTelling = ({ text }: Text) => !STOP_WORDS.has(text);

/** Equal for names with the same words. */
export function wordsKey(words: readonly Text[]): string {
  return [...new Set(words.filter(isTelling).map(({ text }) => text))].sort().join(' ');
}

export function stopWordsOf({ words }: ItemName): string[] {
  return words.filter((word) => !isTelling(word)).map(({ text }) => text);
}
