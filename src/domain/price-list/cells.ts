import { type Amount, isGrouped, readAmount } from './amount.ts';
import type { TextItem } from './text-page.ts';

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
export function toLines(items: readonly TextItem[]): Line[] {
  const pieces = items.flatMap(piecesOf).sort((a, b) => a.y - b.y || a.left - b.left);
  const lines: Piece[][] = [];
  for (const piece of pieces) {
    const line = lines.at(-1);
    const first = line?.[0];
    const near = first && piece.y - first.y <= 0.35 * Math.min(first.size, piece.size);
    if (line && near) line.push(piece);
    else lines.push([piece]);
  }
  return lines.map((line) => ({ y: line[0]?.y ?? 0, cells: withoutDoubles(line).reduce(joined, []).flatMap(apart) }));
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

function joined(cells: readonly Piece[], piece: Piece): Piece[] {
  const before = cells.at(-1);
  if (!before) return [piece];
  const gap = piece.left - before.right;
  const size = Math.min(piece.size, before.size);
  const sign = /^(?:\$|u\$s|us\$|usd|ars)$/i.test(before.text) && /^\d/.test(piece.text);
  if (!sign && (gap > 0.75 * size || before.struck !== piece.struck)) return [...cells, piece];
  const text = `${before.text}${gap > 0.13 * size ? ' ' : ''}${piece.text}`;
  return [...cells.slice(0, -1), { ...before, text, right: Math.max(before.right, piece.right) }];
}

/** A cell that holds name and price together becomes several. */
function apart(piece: Piece): Cell[] {
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
