import { type Cell, type Line, textOf } from '../page/cell.ts';
import { isHeadingStyle, type Styles, styleOf } from '../page/text-styles.ts';
import { isSized, readHeading, type Shop } from '../words/heading.ts';
import { isLabel } from '../words/labels.ts';
import { isSizeOrFlavor } from '../words/size-or-flavor.ts';
import { type Column, columnAt } from './columns.ts';
import type { Row } from './part.ts';

export type Given = { styles: Styles; shop: Shop; columns: readonly Column[] };

/** Farthest that a line may be from the one it goes on from, as part of the size of its letters. */
export const NEAR = 1.9;

export type Around = { row: Row | undefined; next: Line | undefined; named: boolean; given: Given };
export type Role = 'heading' | 'note' | 'more' | 'begin' | 'other';

/** What a line of mere text is to the product above it (`row`) and to the line below. */
export function roleOf({ line, first }: { line: Line; first: Cell }, { row, next, named, given }: Around): Role {
  const { styles, shop, columns } = given;
  const nextIsRow = next !== undefined && isRow(next, columns);
  const [nextCell] = next?.cells ?? [];
  const above = row ? line.y - row.line.y : Number.POSITIVE_INFINITY;
  const below = next ? next.y - line.y : Number.POSITIVE_INFINITY;
  const near = NEAR * first.size;
  const nameLeft = row?.cells[0]?.left ?? 0;
  const { kind } = readHeading(textOf(line), shop);
  const aligned = row?.cells.some((cell) => Math.abs(cell.left - first.left) < 1.5) ?? false;
  const rowLike = styles.rows.has(styleOf(first));
  const priceOnly = nextIsRow && next.cells.every((cell) => cell.amount !== undefined);
  const text = textOf(line);
  if (line.cells.length === 1 && isHeads(next) && kind !== 'remark' && /\p{L}{3}/u.test(text)) return 'heading';
  const inBrackets = /^\(.*\)$/.test(text);
  if (!/\d/.test(text) && (inBrackets || isSizeOrFlavor(text)) && !isLabel(text))
    return row && above <= 1.5 * near ? 'note' : nextIsRow ? 'begin' : 'other';
  // With another amount, such as dollars, it is a product of its own that has no price.
  if (kind === 'product' && line.cells.some(({ amount }) => amount)) return 'other';
  if (row && first.size < 0.88 * row.size && above <= near * 1.2) return 'note';
  if (/\p{L}{3}/u.test(first.text) && !rowLike && isHeadingStyle(first, styles) && !(priceOnly && kind === 'unknown'))
    return kind === 'remark' ? 'other' : 'heading';
  const close = row !== undefined && above <= near;
  // Small print below belongs to what stands here, not the other way round.
  const nearBelow = NEAR * Math.max(first.size, nextCell?.size ?? 0);
  const closeBelow = nextCell !== undefined && below <= nearBelow && nextCell.size > 0.88 * first.size;
  const emptyRow = row !== undefined && !row.cells.some(({ text }) => /\p{L}{2}/u.test(text));
  if (close && emptyRow) return 'more';
  if (named && rowLike && kind !== 'brand') return 'begin';
  if (kind === 'foreign') return 'heading';
  // A name that goes on in the next line may say its brand.
  if (kind === 'brand' && rowLike && closeBelow && nextIsRow && line.cells.length === 1 && isSized(text))
    return 'begin';
  if (kind === 'brand' || kind === 'rubric' || kind === 'combos' || kind === 'offers') {
    // As near as lines of one text are, and with more space below.
    const tight = close && rowLike && aligned && kind !== 'brand' && above < 1.3 * first.size && below > 1.15 * above;
    if (tight) return 'more';
    const indented = close && first.left > nameLeft + 2 && !nextIsRow;
    return indented ? 'more' : 'heading';
  }
  if (priceOnly && closeBelow) return 'begin';
  if (kind === 'remark' && !close && !closeBelow) return 'other';
  if (close && (!closeBelow || above < 0.88 * below)) return aligned || first.left > nameLeft ? 'more' : 'other';
  if (closeBelow && (!close || below < 0.88 * above))
    return nextIsRow && !rowLike && !/\d/.test(first.text) ? 'heading' : 'begin';
  if (close && first.left > nameLeft + 2) return 'more';
  if (closeBelow && nextCell && nextCell.left > first.left + 2) return 'begin';
  if (closeBelow && nextIsRow && isPart(next)) return 'begin';
  // Where headings are known to be set otherwise what looks like names is one.
  if (kind === 'unknown' && nextIsRow)
    return /\d/.test(first.text) || (rowLike && closeBelow && areSetApart(styles)) ? 'begin' : 'heading';
  return closeBelow ? 'begin' : 'other';
}

/** Whether headings that are known are set otherwise than names; a line of a name may look like one. */
function areSetApart({ headings, rows }: Styles): boolean {
  return [...headings].some((style) => !rows.has(style));
}

/** Heads of columns: what stands alone right above them is about the rows below. */
function isHeads(line: Line | undefined): boolean {
  return line !== undefined && line.cells.length >= 3 && line.cells.every(({ text }) => isLabel(text));
}

/** Whether lines that follow each other closely end in one with nothing but a price: a name over several lines. */
export function namesPriceBelow(lines: readonly Line[], columns: readonly Column[]): boolean {
  const at = lines.findIndex((line) => isRow(line, columns));
  const close = lines.slice(1, at).every((line, index) => {
    const before = lines[index];
    return before !== undefined && line.y - before.y < 1.6 * Math.max(...before.cells.map(({ size }) => size));
  });
  return at > 0 && close && (lines[at]?.cells.every(({ amount }) => amount !== undefined) ?? false);
}

/** Whether the words of a line look like the end of a name: no capital to begin with, or hardly any word. */
function isPart({ cells }: Line): boolean {
  const words = cells
    .filter(({ amount }) => amount === undefined)
    .map(({ text }) => text)
    .join(' ');
  return /^[\p{Ll}\d(+/]/u.test(words) || words.split(/\s+/).length <= 2;
}

/** A line with a price, or with a word for none, and not only with codes. */
export function isRow({ cells }: Line, columns: readonly Column[]): boolean {
  // 'Artículo | $' are heads.
  if (cells.length > 1 && cells.every(({ text }) => isLabel(text))) return false;
  return cells.some((cell) => {
    const kind = columns[columnAt(columns, cell)]?.label.kind;
    if (cell.amount?.kind === 'pesos') return cell.amount.sure || kind === 'price';
    // A dash among words is no price.
    if (/^-+$/.test(cell.text) && kind !== 'price') return false;
    return (
      (cell.amount?.kind === 'none' || cell.amount?.kind === 'dollars') &&
      cells.some(({ text, amount }) => amount === undefined && /\p{L}{2}/u.test(text))
    );
  });
}
