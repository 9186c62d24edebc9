import { memoizeByText } from './memoize-text.ts';
import { normalizeText } from './normalize-text.ts';

const BELOW_THIRTY = toValues(
  `uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve
  veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve`,
  (at) => at + 1,
);
const TENS = toValues('treinta cuarenta cincuenta sesenta setenta ochenta noventa', (at) => (at + 3) * 10);
const HUNDREDS = toValues(
  'ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos',
  (at) => (at + 1) * 100,
);

function toValues(words: string, valueAt: (at: number) => number): ReadonlyMap<string, number> {
  return new Map(words.split(/\s+/).map((word, at) => [word, valueAt(at)]));
}

/** A number and how many words it has. */
export type SaidNumber = { value: number; count: number };

/** A word as the tables have it: 'un', 'veintiún' and 'doscientas' are 'uno', 'veintiuno' and 'doscientos'. */
export const bareNumberWord = memoizeByText((word) =>
  normalizeText(word)
    .replace(/^(veinti)?una?$/, '$1uno')
    .replace(/cientas$|quinientas$/, (end) => end.replace('as', 'os')),
);

/** The number from 0 to 999,999 that bare words begin with: 'cincuenta y seis mil novecientos'. */
export function readNumberWords(words: readonly string[]): SaidNumber | undefined {
  if (words[0] === 'cero') return { value: 0, count: 1 };
  const head = words[0] === 'mil' ? { value: 1, count: 0 } : belowThousand(words);
  if (!head || words[head.count] !== 'mil') return head;
  const count = head.count + 1;
  return plus({ value: head.value * 1000, count }, belowThousand(words.slice(count)));
}

export function belowThousand(words: readonly string[]): SaidNumber | undefined {
  const [word = '', ...others] = words;
  if (word === 'cien') return { value: 100, count: 1 };
  const value = HUNDREDS.get(word);
  return value === undefined ? belowHundred(words) : plus({ value, count: 1 }, belowHundred(others));
}

function belowHundred([word = '', and, next = '']: readonly string[]): SaidNumber | undefined {
  const tens = TENS.get(word);
  const value = tens ?? BELOW_THIRTY.get(word);
  if (value === undefined) return undefined;
  const unit = tens !== undefined && and === 'y' ? (BELOW_THIRTY.get(next) ?? 0) : 0;
  return unit > 0 && unit < 10 ? { value: value + unit, count: 3 } : { value, count: 1 };
}

function plus({ value, count }: SaidNumber, rest: SaidNumber | undefined): SaidNumber {
  return rest ? { value: value + rest.value, count: count + rest.count } : { value, count };
}

/** A word or a number of a text; `gap` is the text between it and the one before. */
export type Token = { text: string; bare: string; gap: string; from: number };

function toTokens(text: string): Token[] {
  let end = 0;
  return Array.from(text.matchAll(/\p{L}+|\d+(?:[.,]\d+)*/gu), ({ 0: word, index }) => {
    const gap = text.slice(end, index);
    end = index + word.length;
    return { text: word, bare: bareNumberWord(word), gap, from: index };
  });
}

/** The token at an index and those behind it with only spaces or one line break between. */
export function phraseAt(tokens: readonly Token[], at: number): Token[] {
  const some = tokens.slice(at, at + LONGEST);
  const end = some.findIndex(({ gap }, index) => index > 0 && !/^[^\S\n]*\n?[^\S\n]*$/.test(gap));
  return end < 0 ? some : some.slice(0, end);
}

/** Words of the longest number, and two behind it. */
const LONGEST = 11;

export type Replacement = { text: string; count: number };

export function replaceTokens(
  text: string,
  replacementAt: (tokens: readonly Token[], at: number) => Replacement | undefined,
): string {
  const tokens = toTokens(text);
  let replaced = '';
  let from = 0;
  for (let at = 0; at < tokens.length; ) {
    const found = replacementAt(tokens, at);
    const [first, last] = [tokens[at], tokens[at + (found?.count ?? 0) - 1]];
    if (found && first && last) {
      replaced += text.slice(from, first.from) + found.text;
      from = last.from + last.text.length;
    }
    at += found?.count ?? 1;
  }
  return replaced + text.slice(from);
}
