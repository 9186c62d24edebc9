import { type Amount, isGrouped, readAmount } from './amount.ts';
import type { Rule, Rules, TextItem } from './text-page.ts';

/** A run of text on one line, apart from its neighbours. */
export type Cell = {
  text: string;
  left: number;
  right: number;
  y: number;
  size: number;
  font: string;
  struck: boolean;
  amount: Amount | undefined;
};

export type Line = { y: number; cells: Cell[] };

type Piece = Omit<Cell, 'amount'>;

/** Half the width of a letter, seen over many fonts, as part of its size. */
const LETTER = 0.5;
const LEADERS = /\s*(?:[.·•…_]\s?){4,}\s*|\s*…+\s*|\s{3,}|\t+/;
const MONEY = /(?:(?:u\$s|us\$|u\$d|usd|ars)\s?\$?|\$)\s?\d[\d.,]*(?:\s?\.?-)?/gi;
const ENDS_WITHOUT_PRICE = /^(.*\S)\s+(sin stock|s\/ ?stock|consultar|agotado)$/i;
const ENDS_IN_PRICE = /^(.*\p{L}.*\S)\s+(\d{1,3}(?:[.,]\d{3})+(?:[.,]\d{2})?|\d+[.,]\d{2})$/u;

/** Lines from top to bottom, the cells of each from left to right, rebuilt from where the text stands. */
export function toLines(items: readonly TextItem[], { down }: Pick<Rules, 'down'>): Line[] {
  const sides = [...down].sort((a, b) => a.at - b.at);
  const pieces = items
    .flatMap(piecesOf)
    .flatMap((piece) => cutAtRules(piece, sides))
    .sort((a, b) => a.y - b.y || a.left - b.left);
  const lines: Piece[][] = [];
  for (const piece of pieces) {
    const line = lines.at(-1);
    const first = line?.[0];
    const near = first && piece.y - first.y <= 0.35 * Math.min(first.size, piece.size);
    if (line && near) line.push(piece);
    else lines.push([piece]);
  }
  const starts = columnStarts(lines);
  return lines.map((line) => {
    const parted = (left: Piece, right: Piece) => isParted(left, right, sides) || startsColumn(left, right, starts);
    return { y: line[0]?.y ?? 0, cells: withoutDoubles(line).reduce(joiner(parted), []).flatMap(apart) };
  });
}

/** Parts of a line that was typed with leaders or spaces between what belongs to different columns. */
function piecesOf({ text, x, y, width, size, font, struck = false }: TextItem): Piece[] {
  const parts = text.split(LEADERS).filter((part) => part.trim() !== '');
  const piece = { y, size, font, struck };
  if (parts.length === 1 && !LEADERS.test(text.trim()))
    return [{ ...piece, text: text.trim(), left: x, right: x + width }];
  let from = 0;
  return parts.map((part, index) => {
    const at = text.indexOf(part, from);
    from = at + part.length;
    const typed = Math.min(part.length * LETTER * size, width);
    const last = index === parts.length - 1 && text.trimEnd().endsWith(part);
    const left = last ? x + width - typed : x + (at / text.length) * width;
    return { ...piece, text: part.trim(), left, right: last ? x + width : left + typed };
  });
}

/** Bold letters are sometimes made by printing them twice. */
function withoutDoubles(line: readonly Piece[]): Piece[] {
  const sorted = [...line].sort((a, b) => a.left - b.left);
  return sorted.filter((piece, index) => {
    const before = sorted[index - 1];
    return !(before && before.text === piece.text && Math.abs(before.left - piece.left) < 0.15 * piece.size);
  });
}

type Parted = (left: Piece, right: Piece) => boolean;

/** Puts pieces that follow each other closely together, unless something parts them. */
function joiner(parted: Parted): (cells: readonly Piece[], piece: Piece) => Piece[] {
  return (cells, piece) => {
    const before = cells.at(-1);
    if (!before) return [piece];
    const gap = piece.left - before.right;
    const size = Math.min(piece.size, before.size);
    const sign =
      before.struck === piece.struck && /^(?:\$|u\$s|us\$|usd|ars)$/i.test(before.text) && /^\d/.test(piece.text);
    const apart = gap > 0.75 * size || before.struck !== piece.struck || parted(before, piece);
    if (!sign && apart) return [...cells, piece];
    const text = `${before.text}${gap > 0.13 * size ? ' ' : ''}${piece.text}`;
    return [...cells.slice(0, -1), { ...before, text, right: Math.max(before.right, piece.right) }];
  };
}

/** Whether a drawn line runs down between two pieces. */
function isParted(left: Piece, right: Piece, sides: readonly Rule[]): boolean {
  const heart = left.y - 0.3 * left.size;
  return sides.some(({ from, to, at }) => at > left.right - 1 && at < right.left + 1 && from <= heart && to >= heart);
}

/** A text that runs over a drawn line belongs to the columns on both sides: it is cut at the space nearest to it. */
function cutAtRules(piece: Piece, sides: readonly Rule[]): Piece[] {
  const { text, left, right, y, size } = piece;
  const heart = y - 0.3 * size;
  const rule = sides.find(({ from, to, at }) => at > left + 2 && at < right - 2 && from <= heart && to >= heart);
  const letter = (right - left) / widthOf(text);
  const spaces = rule ? [...text.matchAll(/ /g)].map(({ index }) => index) : [];
  const placed = spaces.map((index) => ({ index, at: left + widthOf(text.slice(0, index + 0.5)) * letter }));
  const nearest = placed.reduce<(typeof placed)[number] | undefined>((best, one) => {
    const far = Math.abs(one.at - (rule?.at ?? 0));
    return best && Math.abs(best.at - (rule?.at ?? 0)) <= far ? best : one;
  }, undefined);
  if (!rule || !nearest || Math.abs(nearest.at - rule.at) > 2.5 * size) return [piece];
  const [before, after] = [text.slice(0, nearest.index), text.slice(nearest.index + 1)];
  const rest = { ...piece, text: after.trim(), left: Math.max(rule.at + 1, right - widthOf(after) * letter) };
  return [
    { ...piece, text: before.trim(), right: Math.min(rule.at - 1, left + widthOf(before) * letter) },
    ...cutAtRules(rest, sides),
  ].filter((one) => one.text !== '');
}

/** How wide a text is in a usual font, in letters. */
function widthOf(text: string): number {
  const width = (letter: string) => (/[iljtfrI.,:;'|! ]/.test(letter) ? 0.5 : /[mwMWA-Z@%]/.test(letter) ? 1.25 : 1);
  return [...text].reduce((sum, letter) => sum + width(letter), 0);
}

/** Where in at least a third of the lines a piece begins, and not the first: whole points. */
function columnStarts(lines: readonly (readonly Piece[])[]): ReadonlySet<number> {
  const words = lines.flat().filter(({ text }) => text.length > 1).length;
  // Where letters are placed one by one nothing begins at a piece.
  if (words < 0.5 * lines.flat().length) return new Set();
  const priced = lines.filter((line) => line.length >= 3);
  const times = new Map<number, number>();
  for (const line of priced) {
    for (const at of new Set(line.map(({ left }) => Math.round(left)))) times.set(at, (times.get(at) ?? 0) + 1);
  }
  const enough = Math.max(5, priced.length / 3);
  return new Set([...times].filter(([, many]) => many >= enough).map(([at]) => at));
}

/** A wider space than between words, before a place where many lines have something begin. */
function startsColumn(left: Piece, right: Piece, starts: ReadonlySet<number>): boolean {
  return right.left - left.right > 0.4 * right.size && starts.has(Math.round(right.left));
}

/** A cell that holds name and price together becomes several. */
function apart(given: Piece): Cell[] {
  const piece = { ...given, text: withoutSpacing(given.text) };
  const whole = readAmount(piece.text);
  if (whole) return [{ ...piece, amount: whole }];
  const parts = partsOf(piece.text);
  if (parts.length < 2) return [{ ...piece, amount: undefined }];
  const width = (piece.right - piece.left) / piece.text.length;
  let from = 0;
  return parts.map((text) => {
    const at = piece.text.indexOf(text, from);
    from = at + text.length;
    const left = piece.left + at * width;
    return { ...piece, text, left, right: left + text.length * width, amount: readAmount(text) };
  });
}

/** 'N A T I V A', as headings are set, is one word. */
function withoutSpacing(text: string): string {
  return /^\p{L}(?: \p{L}){2,}$/u.test(text) ? text.replaceAll(' ', '') : text;
}

function partsOf(text: string): string[] {
  const [, name, none] = ENDS_WITHOUT_PRICE.exec(text) ?? [];
  if (name !== undefined && none !== undefined) return [name, none];
  const money = text.match(MONEY);
  if (money) {
    const between = text.split(MONEY);
    return between
      .flatMap((part, index) => [part, money[index] ?? ''])
      .map((part) => part.trim())
      .filter(Boolean);
  }
  const [, words, price] = ENDS_IN_PRICE.exec(text) ?? [];
  return words !== undefined && price !== undefined && isGrouped(price) ? [words, price] : [text];
}
