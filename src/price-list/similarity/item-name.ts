import { isOf, type Quantities, takeQuantities } from '../sizes/quantities.ts';
import { UNITS } from '../sizes/units.ts';
import { FLAVOR_WORDS } from '../text/flavor-words.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { COLOR_WORDS, canonicalWord } from '../text/word-forms.ts';
import { withoutRemarks } from './remarks.ts';
import { unifySpellings } from './spellings.ts';

/** A name taken apart: how much it holds, and its words in order, each with whether it is a short form. */
export type ItemName = {
  quantities: Quantities;
  words: NameWord[];
  combo: boolean;
  /** The stems of the words of the heading above, which may be a part of the name. */
  heading?: ReadonlySet<string>;
};

/**
 * `written` is the word before several spellings became one; `apart` one that a comma, dash or bracket parts from the last.
 * `part` counts what these, amounts and the brand part a name into. `flavor`: it stands between strokes beside one, or a color.
 */
export type NameWord = {
  text: string;
  written: string;
  short: boolean;
  apart: boolean;
  part: number;
  bracketed?: boolean;
  flavor?: boolean;
};

function isWithinBrackets(text: string, at: number): boolean {
  return text.lastIndexOf('(', at) > text.lastIndexOf(')', at);
}

/** Flavors in brackets and between strokes are mostly cut short: '(vai-cho)', 'vai/cho', 'vai / cho'. */
function isListed(text: string, from: number, to: number): boolean {
  return isWithinBrackets(text, from) || /\/ ?$/.test(text.slice(0, from)) || /^ ?\//.test(text.slice(to));
}

const APART = /[,/|·•;()]\s*$|\s-\s+$/;
/** What has been taken out of a text leaves its spaces; a sign of addition has its own. */
const TAKEN_OUT = /(?<!\+)\s{2,}$/;

export function parseName(name: string): ItemName {
  const bare = unifySpellings(withoutRemarks(normalizeText(name)));
  const { quantities, rest } = takeQuantities(bare);
  let [part, list] = [0, 0];
  const found = [...rest.matchAll(/\d+:\d+:\d+|\p{L}{3,}(?=\d)|\p{L}+\d+|\p{L}+|\d+|[+&]/gu)].map((match) => {
    const [text] = match;
    const to = match.index + text.length;
    const short = rest[to] === '.' || isListed(rest, match.index, to);
    const before = rest.slice(0, match.index);
    const apart = APART.test(before);
    if (apart || TAKEN_OUT.test(before)) part += 1;
    if (!/\/ ?$/.test(before)) list += 1;
    const bracketed = isWithinBrackets(rest, match.index);
    return { text: canonicalWord(text), written: text, short, apart, part, bracketed, list };
  });
  const flavors = new Set([...Map.groupBy(found, (word) => word.list).values()].filter(areFlavors).flat());
  const words = found.map((word, at): NameWord => {
    const { list: _, ...rest } = word;
    return { ...rest, short: word.short || isBesideFlavor(found, at), flavor: flavors.has(word) };
  });
  return {
    quantities,
    words: words.filter((word, at) => !isCounted(word.written, quantities) && !isRepeated(word, words.slice(0, at))),
    combo: /\b(?:combo|kit|duo|regalo|gratis|llevando|2x1|3x2)\b/.test(bare),
  };
}

/** 'cho/bco', 'negro / humo': where one is a flavor or a color the others are. */
function areFlavors(words: readonly { text: string }[]): boolean {
  const isBegun = ({ text }: { text: string }) =>
    text.length > 1 && [...FLAVOR_WORDS].some((one) => one.startsWith(text));
  return words.length > 1 && words.some((word) => isBegun(word) || COLOR_WORDS.has(word.text));
}

/** 'BCAA CAPS x 120 cap': what there are so many of. */
function isCounted(word: string, quantities: Quantities): boolean {
  const unit = UNITS.get(word);
  return unit !== undefined && isOf('capsules', 'tablets', 'servings')(unit) && quantities.some(isOf(unit.kind));
}

/** 'Panqueque (pancake)': two spellings of a word. */
function isRepeated({ text, bracketed }: NameWord, before: readonly NameWord[]): boolean {
  return bracketed === true && before.some((word) => word.text === text);
}

/** Whether a word is as a flavor begins and stands beside one, as where a name ends with a list of them: 'maple caram choco'. */
function isBesideFlavor(words: readonly { text: string }[], at: number): boolean {
  const [before = '', text = '', next = ''] = [at - 1, at, at + 1].map((place) => words[place]?.text);
  if (text.length < 2 || FLAVOR_WORDS.has(text)) return false;
  const isBeside = FLAVOR_WORDS.has(before) || FLAVOR_WORDS.has(next);
  return isBeside && [...FLAVOR_WORDS].some((flavor) => flavor.startsWith(text));
}
