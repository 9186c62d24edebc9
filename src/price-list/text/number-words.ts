import { normalizeText } from './normalize-text.ts';

/** The words of Spanish cardinal numbers below a thousand, by what they may be followed by. */
const UNITS = toValues('uno dos tres cuatro cinco seis siete ocho nueve', (at) => at + 1);
const TEENS = toValues(
  `diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve
  veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve`,
  (at) => at + 10,
);
const TENS = toValues('treinta cuarenta cincuenta sesenta setenta ochenta noventa', (at) => (at + 3) * 10);
const HUNDREDS = toValues(
  'ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos',
  (at) => (at + 1) * 100,
);

function toValues(words: string, valueAt: (at: number) => number): ReadonlyMap<string, number> {
  return new Map(words.split(/\s+/).map((word, at) => [word, valueAt(at)]));
}

/** A number with how many words it has. */
export type SaidNumber = { value: number; count: number };

/** The word as the tables have it: without accents, 'un', 'veintiún' and 'doscientas' as they are counted. */
export function bareNumberWord(word: string): string {
  return normalizeText(word)
    .replace(/^(veinti)?una?$/, '$1uno')
    .replace(/cientas$|quinientas$/, (end) => end.replace('as', 'os'));
}

/** The number from 0 to 999,999 that begins with a word: 'cincuenta y seis mil novecientos'; as much of it as makes one. */
export function readNumberWords(words: readonly string[], from = 0): SaidNumber | undefined {
  if (words[from] === 'cero') return { value: 0, count: 1 };
  const head = words[from] === 'mil' ? { value: 1, count: 0 } : belowThousand(words, from);
  if (!head || words[from + head.count] !== 'mil') return head;
  const rest = belowThousand(words, from + head.count + 1);
  return { value: head.value * 1000 + (rest?.value ?? 0), count: head.count + 1 + (rest?.count ?? 0) };
}

/** The same below a thousand; the words are bare. */
export function belowThousand(words: readonly string[], from: number): SaidNumber | undefined {
  const word = words[from] ?? '';
  if (word === 'cien') return { value: 100, count: 1 };
  const hundreds = HUNDREDS.get(word);
  if (hundreds === undefined) return belowHundred(words, from);
  const rest = belowHundred(words, from + 1);
  return { value: hundreds + (rest?.value ?? 0), count: 1 + (rest?.count ?? 0) };
}

function belowHundred(words: readonly string[], from: number): SaidNumber | undefined {
  const word = words[from] ?? '';
  const tens = TENS.get(word);
  const value = tens ?? TEENS.get(word) ?? UNITS.get(word);
  if (value === undefined) return undefined;
  const unit = tens !== undefined && words[from + 1] === 'y' ? UNITS.get(words[from + 2] ?? '') : undefined;
  return { value: value + (unit ?? 0), count: unit === undefined ? 1 : 3 };
}

/** A word or a number of a text, with what parts it from the one before; `bare` as the tables have it. */
export type Token = { text: string; bare: string; gap: string; from: number };

export function toTokens(text: string): Token[] {
  let end = 0;
  return Array.from(text.matchAll(/\p{L}+|\d+(?:[.,]\d+)*/gu), ({ 0: word, index }) => {
    const gap = text.slice(end, index);
    end = index + word.length;
    return { text: word, bare: bareNumberWord(word), gap, from: index };
  });
}

/** The token at a place and those with only spaces or one line break between, as many as a number may have with what is behind it. */
export function phraseAt(tokens: readonly Token[], at: number): Token[] {
  const some = tokens.slice(at, at + LONGEST);
  const end = some.findIndex(({ gap }, index) => index > 0 && !/^[^\S\n]*\n?[^\S\n]*$/.test(gap));
  return end < 0 ? some : some.slice(0, end);
}

/** Words of 'ciento cincuenta y seis mil novecientos ochenta y cinco', and two behind it. */
const LONGEST = 11;

export type Replacement = { text: string; count: number };

/** A text with what begins at some of its tokens replaced. */
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
