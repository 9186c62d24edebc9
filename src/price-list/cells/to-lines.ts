import type { Line, Piece } from '../page/cell.ts';
import type { RuledLines, TextItem } from '../page/text-page.ts';
import { columnEdges, isColumnEdge } from './column-edges.ts';
import { cutAtRuledLines, isSeparatedByRule } from './ruled-columns.ts';
import { splitCell } from './split-cell.ts';
import { toPieces, withoutDoublePrints } from './text-pieces.ts';
import { withoutTrailingLabel } from './trailing-label.ts';

/** Lines from top to bottom, the cells of each from left to right, rebuilt from where the text stands. */
export function toLines(items: readonly TextItem[], { down }: Pick<RuledLines, 'down'>): Line[] {
  const sides = [...down].sort((a, b) => a.at - b.at);
  const typed = items.flatMap(toPieces).flatMap((piece) => cutAtRuledLines(piece, sides));
  const pieces = typed.sort((a, b) => a.y - b.y || a.left - b.left);
  const lines: Piece[][] = [];
  for (const piece of pieces) {
    const line = lines.at(-1);
    const first = line?.[0];
    const near = first && piece.y - first.y <= 0.35 * Math.min(first.size, piece.size);
    if (line && near) line.push(piece);
    else lines.push([piece]);
  }
  const edges = columnEdges(lines);
  return lines.map((line) => {
    const parted = (left: Piece, right: Piece) =>
      isSeparatedByRule(left, right, sides) || isColumnEdge(left, right, edges);
    const cells = withoutDoublePrints(line).reduce(joiner(parted), []).flatMap(splitCell);
    return { y: line[0]?.y ?? 0, cells: cells.flatMap((cell, at) => withoutTrailingLabel(cell, cells[at + 1])) };
  });
}

type IsSeparated = (left: Piece, right: Piece) => boolean;

/** Puts pieces that follow each other closely together, unless something parts them. */
function joiner(parted: IsSeparated): (cells: readonly Piece[], piece: Piece) => Piece[] {
  return (cells, piece) => {
    const before = cells.at(-1);
    if (!before) return [piece];
    const gap = piece.left - before.right;
    const size = Math.min(piece.size, before.size);
    const sign =
      before.struck === piece.struck && /^(?:\$|u\$s|us\$|usd|ars)$/i.test(before.text) && /^\d/.test(piece.text);
    // The sizes of a column may all begin with a word of its own: 'x' and '60 caps'.
    const times = /^x$/i.test(before.text) && /^\d/.test(piece.text);
    const apart = Math.abs(gap) > 0.75 * size || before.struck !== piece.struck || (!times && parted(before, piece));
    if (!sign && apart) return [...cells, piece];
    const text = `${before.text}${gap > 0.13 * size ? ' ' : ''}${piece.text}`;
    // A mark before a text often comes from another font.
    const { font } = /[\p{L}\d]/u.test(before.text) ? before : piece;
    return [...cells.slice(0, -1), { ...before, text, font, right: Math.max(before.right, piece.right) }];
  };
}
