import type { Card } from '../page/card.ts';
import { type Cell, isPrice, type Line } from '../page/cell.ts';
import type { Rules } from '../page/text-page.ts';
import { isLabel } from '../words/labels.ts';
import { bestSplit } from './best-split.ts';
import type { Region } from './card-boxes.ts';
import { columnsAt, guttersOf } from './card-gutters.ts';
import { linesOf } from './card-lines.ts';
import { isPriceLabel } from './card-prices.ts';
import { withoutHeadings } from './lifted-headings.ts';
import { isOverfull } from './open-columns.ts';

/** The products of a page that stand apart from each other by nothing but space or lines, and where its columns part. */
export type OpenCards = { read: Card[][]; regions: Region[]; cuts: readonly number[] };

const NONE: OpenCards = { read: [], regions: [], cuts: [] };
/** How much larger headings are than names. */
const LARGER = 1.15;

/**
 * Cuts each column of the page where the space between lines is so wide that what is between reads as products, as
 * many as can be. With `cuts` the columns part where those of another page do.
 */
export function openCards(
  lines: readonly Line[],
  { across, cuts }: Pick<Rules, 'across'> & { cuts?: readonly number[] },
): OpenCards {
  const heads = lines.some(({ cells }) => isHeads(cells));
  const cells = lines.flatMap((line) => line.cells);
  const fewest = cuts ? 1 : 3;
  const columns = (some: readonly Cell[]) => columnsAt(some, cuts ?? guttersOf(some));
  if (cells.filter(isPrice).length < fewest || (heads && columns(cells).every(isHeaded))) return NONE;
  const found = bestSplit(columns(cells), across);
  // Headings that stand closely above a product are set larger than names.
  const sizes = found.regions.map(nameSize).sort((a, b) => a - b);
  const usual = sizes[(sizes.length - 1) >> 1] ?? Number.POSITIVE_INFINITY;
  const small = lines.flatMap((line) => {
    const labels = line.cells.some(isPrice) ? line.cells.filter(({ text }) => isPriceLabel(text)) : [];
    return line.cells.filter((cell) => isPrice(cell) || labels.includes(cell) || cell.size < LARGER * usual);
  });
  const best = small.length < cells.length && found.read.length > 0 ? bestSplit(columns(small), across) : found;
  if (heads && best.columns < 2) return NONE;
  const parts = withoutHeadings(best.parts);
  return {
    read: parts.flatMap((part) => (part.cards.length > 0 && !isOverfull(part) ? [part.cards] : [])),
    regions: parts.map(({ region }) => region),
    cuts: cuts ?? guttersOf(small),
  };
}

function isHeads(line: readonly Cell[]): boolean {
  return line.filter(({ text }) => isLabel(text)).length >= 2 && !line.some(isPrice);
}

/** Below heads that are printed once for many prices stand rows of a table. */
function isHeaded(column: readonly Cell[]): boolean {
  const lines = linesOf(column);
  const heads = lines.filter(isHeads).length;
  return heads > 0 && heads < 0.5 * lines.filter((line) => line.some(isPrice)).length;
}

function nameSize({ cells }: Region): number {
  const names = cells.filter(({ amount, text }) => !amount && /\p{L}{3}/u.test(text) && !isPriceLabel(text));
  return Math.max(...names.map(({ size }) => size));
}
