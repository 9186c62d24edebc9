import type { Piece } from '../page/cell.ts';

/**
 * Where in many lines a piece begins, and where in many one ends: whole points. `columns` are those of nearly all lines;
 * `spaces` the widths of spaces between words, in twentieths of the size of their letters.
 */
export type Edges = {
  starts: ReadonlySet<number>;
  ends: ReadonlySet<number>;
  columns: ReadonlySet<number>;
  spaces: ReadonlySet<number>;
  /** How large most of the letters are. */
  size: number;
};

/** How much larger the letters of headings are, at least. */
const LARGER = 1.2;

export function columnEdges(lines: readonly (readonly Piece[])[]): Edges {
  const words = lines.flat().filter(({ text }) => text.length > 1).length;
  // Where letters are placed one by one nothing begins at a piece.
  const sizes = lines.flatMap((line) => line.map(({ size }) => size)).sort((a, b) => a - b);
  const size = sizes[sizes.length >> 1] ?? 0;
  if (words < 0.5 * lines.flat().length)
    return { starts: new Set(), ends: new Set(), columns: new Set(), spaces: new Set(), size };
  const parted = lines.filter((line) => line.length >= 3);
  const starts = (share: number) => frequent(parted, ({ left }) => left, share);
  return {
    starts: starts(1 / 3),
    ends: frequent(parted, ({ right }) => right, 1 / 3),
    columns: starts(0.8),
    spaces: wordSpaces(lines),
    size,
  };
}

/** Places that at least this part of the lines share. */
function frequent(lines: readonly (readonly Piece[])[], placeOf: (piece: Piece) => number, share: number): Set<number> {
  const times = new Map<number, number>();
  for (const line of lines) {
    for (const at of new Set(line.map((piece) => Math.round(placeOf(piece))))) times.set(at, (times.get(at) ?? 0) + 1);
  }
  const enough = Math.max(5, lines.length * share);
  return new Set([...times].filter(([, many]) => many >= enough).map(([at]) => at));
}

/** In more places than a page has columns a space of one width stands between words. */
const PLACES = 10;

/** Typewriters have wide ones, and all words begin at the same few places. */
function wordSpaces(lines: readonly (readonly Piece[])[]): Set<number> {
  const places = new Map<number, Set<number>>();
  for (const line of lines) {
    for (const [index, piece] of line.entries()) {
      const before = line[index - 1];
      if (!before) continue;
      const width = twentieths(before, piece);
      places.set(width, (places.get(width) ?? new Set()).add(Math.round(piece.left)));
    }
  }
  return new Set([...places].filter(([, at]) => at.size >= PLACES).map(([width]) => width));
}

function twentieths(left: Piece, right: Piece): number {
  return Math.round((20 * (right.left - left.right)) / right.size);
}

/** A space unlike that between words, where many lines have something begin or end. */
export function isColumnEdge(left: Piece, right: Piece, { starts, ends, columns, spaces, size }: Edges): boolean {
  // A heading is not cut where columns of smaller letters begin.
  if (Math.min(left.size, right.size) > LARGER * size) return false;
  const gap = right.left - left.right;
  const at = Math.round(right.left);
  if (spaces.has(twentieths(left, right))) return columns.has(at);
  return gap > 0.4 * right.size && (starts.has(at) || ends.has(Math.round(left.right)));
}
