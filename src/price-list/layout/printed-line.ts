import type { Amount } from '../amounts/amount.ts';
import { groupAdjacent } from '../page/group-adjacent.ts';

/** A word as printed, or an amount of several of them; lengths in points, `y` is the baseline. */
export type Word = {
  text: string;
  left: number;
  right: number;
  y: number;
  size: number;
  font: string;
  struck: boolean;
  /** Whether one space parts it from the word before, in one `TextItem`. */
  joined: boolean;
  amount: PriceAmount | undefined;
  /** What a price is called right beside it, or ''. */
  label: string;
  /** Whether a program has cut the text off here. */
  isCut?: boolean;
  isAside?: boolean | undefined;
};

/** An amount, or a phrase for having none; `bare` numbers may be codes as well. */
export type PriceAmount = Exclude<Amount, { kind: 'flag' }> & { writing: 'signed' | 'grouped' | 'bare' };

/** The words at one height of a page, from left to right. */
export type PrintedLine = { page: number; y: number; words: Word[] };

export function textOf(words: readonly Pick<Word, 'text'>[]): string {
  return words.map(({ text }) => text).join(' ');
}

export function joinWords(words: readonly Word[], space = ' '): Word[] {
  const text = words.map((word) => word.text).join(space);
  return words.slice(0, 1).map((first) => ({ ...first, text, right: words.at(-1)?.right ?? first.right }));
}

export function isPriced({ words }: { words: readonly Word[] }): boolean {
  return words.some(({ amount }) => amount !== undefined);
}

export const hasPesos = ({ words }: { words: readonly Word[] }) => words.some(({ amount }) => amount?.kind === 'pesos');

export function pesosIn(lines: readonly { words: readonly Word[] }[]): (PriceAmount & { kind: 'pesos' })[] {
  return lines.flatMap(({ words }) => words.flatMap(({ amount }) => (amount?.kind === 'pesos' ? amount : [])));
}

export function withoutAmounts(
  words: readonly Word[],
  isOther: (word: Word, next: Word | undefined) => boolean,
): Word[] {
  return words.map((word, at) => (isOther(word, words[at + 1]) ? { ...word, amount: undefined } : word));
}

/** Whether a word is of a name: no amount, code, date or stock. */
export function isText({ amount, text }: Word): boolean {
  return amount === undefined && /\p{L}/u.test(text);
}

export function isAside({ words }: { words: readonly Word[] }): boolean {
  return words.some((word) => word.isAside);
}

export function letterSize({ words }: { words: readonly Word[] }): number {
  return Math.max(...words.map(({ size }) => size));
}

export const middleOf = ({ left, right }: { left: number; right: number }) => (left + right) / 2;

export function shift(word: Word, by: number): Word {
  return { ...word, left: word.left + by, right: word.right + by };
}

export type Run = { text: string; left: number; right: number; words: Word[] };

/** In sizes of letters: the gaps that part texts, columns, and the words of an amount or letters set apart. */
export const SPACE = 0.36;
export const COLUMN_GAP = 0.65;
export const TEXT_GAP = 1.2;

/** In sizes of letters: lines of one text, of one header, and beside each other are nearer. */
export const LINE_GAP = 1.75;
const HEADER_GAP = 2.2;
export const BESIDE = 0.8;

/** In points: what begins so near to each other is aligned. */
export const ALIGNED = 1.5;

/** Whether a line is as near below another one as the lines of one header are. */
export function isRightBelow(line: PrintedLine, above: PrintedLine): boolean {
  return line.y - above.y < HEADER_GAP * letterSize(line);
}

/** The words of a line in runs without wide gaps; an amount is a run of its own. */
export function toRuns(words: readonly Word[], gap = COLUMN_GAP): Run[] {
  const goesOn = (word: Word, last: Word) =>
    !word.amount && !last.amount && (word.joined || word.left - last.right < gap * word.size);
  return groupAdjacent(words, goesOn).map(toRun);
}

export function toRun(words: Word[]): Run {
  const right = Math.max(...words.map((word) => word.right));
  return { text: textOf(words), left: words[0]?.left ?? right, right, words };
}

/** How a text begins: its font, size, and whether in capitals; in '*DELTA* (nueva)' the rest is set otherwise. */
export function styleOf({ words }: { words: readonly Word[] }): string {
  const [own = []] = setAlike(words);
  const text = textOf(own);
  return `${own[0]?.font} ${Math.round((own[0]?.size ?? 0) * 2) / 2} ${text === text.toUpperCase() ? 'A' : 'a'}`;
}

export function setAlike(words: readonly Word[]): Word[][] {
  return groupAdjacent(words, (word, last) => word.font === last.font && word.size === last.size);
}

/** The pieces of lines whose words have the same key, by that. */
export function partLines<Key>(
  lines: readonly PrintedLine[],
  keyOf: (word: Word, line: PrintedLine) => Key,
): [Key, PrintedLine[]][] {
  const pieces = lines.flatMap((line) =>
    [...Map.groupBy(line.words, (word) => keyOf(word, line))].map(([key, words]) => ({
      key,
      line: { ...line, words },
    })),
  );
  return [...Map.groupBy(pieces, ({ key }) => key)].map(([key, own]) => [key, own.map(({ line }) => line)]);
}
