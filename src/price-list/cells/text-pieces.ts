import type { Piece } from '../page/cell.ts';
import type { TextItem } from '../page/text-page.ts';

/** Half the width of a letter, seen over many fonts, as part of its size. */
const LETTER = 0.5;
const LEADERS = /\s*(?:[.·•…_=~–—-]\s?){4,}\s*|\s*…+\s*|\s{3,}|\t+/;

/** Dashes at the end of other leaders say that there is no price. */
const NO_PRICE = /(?<=[.·…_]{4,}\s*)[-–—]+\s*$/;

/** A line made of signs. */
const TYPED_RULE = /^[-=_*~+|.·#\s]{6,}$/;

/** Parts of a line that was typed with leaders or spaces between what belongs to different columns. */
export function toPieces({ text, x, y, width, size, font, struck = false }: TextItem): Piece[] {
  if (TYPED_RULE.test(text)) return [];
  const none = NO_PRICE.exec(text);
  const led = text.slice(0, none?.index).split(LEADERS);
  const parts = [...led, none ? '-' : ''].filter((part) => part.trim() !== '');
  const piece = { y, size, font, struck };
  if (parts.length === 1 && !LEADERS.test(text.trim()))
    return [{ ...piece, text: text.trim(), left: x, right: x + width }];
  let from = 0;
  const pieces = parts.map((part, index) => {
    const at = text.indexOf(part, from);
    from = at + part.length;
    const typed = Math.min(part.length * LETTER * size, width);
    const last = index === parts.length - 1 && text.trimEnd().endsWith(part);
    const left = last ? x + width - typed : x + (at / text.length) * width;
    return { ...piece, text: part.trim(), left, right: last ? x + width : left + typed };
  });
  // Narrow letters make a text look longer than it is: it never reaches what stands behind the leaders.
  return pieces.map((one, index) => {
    const end = (pieces[index + 1]?.left ?? Number.POSITIVE_INFINITY) - size;
    return { ...one, right: Math.max(Math.min(one.right, end), one.left + 1) };
  });
}

/** Bold letters are sometimes made by printing them twice. */
export function withoutDoublePrints(line: readonly Piece[]): Piece[] {
  const sorted = [...line].sort((a, b) => a.left - b.left);
  return sorted.filter((piece, index) => {
    const before = sorted[index - 1];
    return !(before && before.text === piece.text && Math.abs(before.left - piece.left) < 0.15 * piece.size);
  });
}
