import type { Region } from '../cards/card-boxes.ts';
import { isCardPriceLabel } from '../cards/card-prices.ts';
import { groupLines } from '../cards/cell-lines.ts';
import { isColumnHeader } from '../column-headers/column-header.ts';
import type { Card } from '../page/card.ts';
import { type Cell, isPrice, type Line } from '../page/cell.ts';
import type { RuledLines } from '../page/text-page.ts';
import { bestSplit } from './best-split.ts';
import { findGutters, splitColumns } from './card-gutters.ts';
import { isOverfull } from './open-columns.ts';

/** Where the columns of a page part, and how large its names are. */
export type PageLayout = { cuts: readonly number[]; size?: number };

/** The products of a page that stand apart from each other by nothing but space or lines. */
export type OpenCards = Required<PageLayout> & { read: Card[][]; regions: Region[] };

const NONE: OpenCards = { read: [], regions: [], cuts: [], size: Number.POSITIVE_INFINITY };
/** How much larger headings are than names. */
const LARGER = 1.15;

/**
 * Cuts each column of the page where the space between lines is so wide that what is between reads as products, as
 * many as can be. With `like` it looks as another page does.
 */
export function readOpenCards(
  lines: readonly Line[],
  { across, like }: Pick<RuledLines, 'across'> & { like?: PageLayout },
): OpenCards {
  const headers = lines.some(({ cells }) => areColumnHeaders(cells));
  const cells = lines.flatMap((line) => line.cells);
  const split = (some: readonly Cell[]) => {
    const cuts = like?.cuts ?? findGutters(some);
    const columns = splitColumns(some, cuts);
    return { cuts, columns, ...bestSplit(columns, { across, of: cuts.length + 1 }) };
  };
  if (cells.filter(isPrice).length < (like ? 1 : 3)) return NONE;
  const found = split(cells);
  if (headers && found.columns.every(isHeaded)) return NONE;
  // Headings that stand closely above products, above most of them even, are set larger than names.
  const sizes = found.regions.map(nameSize).sort((a, b) => a - b);
  const size = like?.size ?? sizes[(sizes.length - 1) >> 2] ?? Number.POSITIVE_INFINITY;
  const small = lines.flatMap((line) => {
    const labels = line.cells.some(isPrice) ? line.cells.filter(({ text }) => isCardPriceLabel(text)) : [];
    return line.cells.filter((cell) => isPrice(cell) || labels.includes(cell) || cell.size < LARGER * size);
  });
  const best = small.length < cells.length && (like || found.read.length > 0) ? split(small) : found;
  if (headers && best.cuts.length === 0) return NONE;
  const { parts } = best;
  return {
    read: parts.flatMap((part) => (part.cards.length > 0 && !isOverfull(part) ? [part.cards] : [])),
    regions: parts.map(({ region }) => region),
    cuts: best.cuts,
    size,
  };
}

function areColumnHeaders(line: readonly Cell[]): boolean {
  return line.filter(({ text }) => isColumnHeader(text)).length >= 2 && !line.some(isPrice);
}

/** Below headers that are printed once for many prices stand rows of a table. */
function isHeaded(column: readonly Cell[]): boolean {
  const lines = groupLines(column);
  const headers = lines.filter(areColumnHeaders).length;
  return headers > 0 && headers < 0.5 * lines.filter((line) => line.some(isPrice)).length;
}

function nameSize({ cells }: Region): number {
  const names = cells.filter(({ amount, text }) => !amount && /\p{L}{3}/u.test(text) && !isCardPriceLabel(text));
  return Math.max(...names.map(({ size }) => size));
}
