import type { Card } from '../page/card.ts';
import { type Cell, isPrice, type Line } from '../page/cell.ts';
import type { Rule, Rules } from '../page/text-page.ts';
import { isLabel } from '../words/labels.ts';
import type { Region } from './card-boxes.ts';
import { gutters } from './card-gutters.ts';
import { linesOf } from './card-lines.ts';
import { isPriceLabel } from './card-prices.ts';
import { withoutHeadings } from './lifted-headings.ts';
import { type Column, isOverfull, type Part, partOf, toColumn } from './open-columns.ts';
import { isStacked, mayBeCards } from './priced-apart.ts';

/** The products of a page that stand apart from each other by nothing but space or lines. */
export type OpenCards = { read: Card[][]; regions: Region[] };

const NONE: OpenCards = { read: [], regions: [] };
/** Spaces between products that are tried: more different ones no page has. */
const MOST_SPACES = 40;
/** How much larger headings are than names. */
const LARGER = 1.15;
/** How much wider the space between products is than within. */
const WIDER = 1.15;
/**
 * Cuts each column of the page where the space between lines is so wide that what is between reads as products, as
 * many as can be.
 */
export function openCards(lines: readonly Line[], { across }: Pick<Rules, 'across'>): OpenCards {
  const heads = lines.some(({ cells }) => isHeads(cells));
  const cells = lines.flatMap((line) => line.cells);
  if (cells.filter(isPrice).length < 3 || (heads && gutters(cells).every(isHeaded))) return NONE;
  const found = bestSplit(cells, across);
  // Headings that stand closely above a product are set larger than names.
  const sizes = found.regions.map(nameSize).sort((a, b) => a - b);
  const usual = sizes[sizes.length >> 1] ?? Number.POSITIVE_INFINITY;
  const small = lines.flatMap((line) => {
    const labels = line.cells.some(isPrice) ? line.cells.filter(({ text }) => isPriceLabel(text)) : [];
    return line.cells.filter((cell) => isPrice(cell) || labels.includes(cell) || cell.size < LARGER * usual);
  });
  const best = small.length < cells.length && found.read.length > 0 ? bestSplit(small, across) : found;
  if (heads && best.columns < 2) return NONE;
  const parts = withoutHeadings(best.parts);
  return {
    read: parts.flatMap((part) => (part.cards.length > 0 && !isOverfull(part) ? [part.cards] : [])),
    regions: parts.map(({ region }) => region),
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

type Best = Split & { columns: number };

function bestSplit(cells: readonly Cell[], across: readonly Rule[]): Best {
  const columns = gutters(cells).map((column) => toColumn(linesOf(column), across));
  const none = { ...EMPTY, columns: columns.length };
  if (!columns.some(({ lines: own }) => mayBeCards(own, columns.length))) return none;
  const spaces = new Set(columns.flatMap((column) => column.spaces.map((space) => Math.round(space * 2) / 2)));
  const sorted = [...spaces].filter((space) => space > 0).sort((a, b) => a - b);
  // Spaces between products are clearly wider than those within.
  const tried = sorted.filter(
    (space, index) => space > Math.max(WIDER * (sorted[index - 1] ?? 0), (sorted[index - 1] ?? 0) + 1),
  );
  const step = Math.ceil(tried.length / MOST_SPACES) || 1;
  const places = [...tried.filter((_, index) => index % step === 0), Number.POSITIVE_INFINITY];
  const ways = places.flatMap((space) => [
    { space: space - 0.25, ruled: false },
    { space: space - 0.25, ruled: true },
  ]);
  const splits = ways.map((way) => splitBy(columns, way));
  const best = splits.reduce((most, one) => (one.score > most.score ? one : most));
  const clear = best.score > 0 && best.bad <= 0.12 * best.read.length && isStacked(best, columns.length);
  return clear ? { ...best, columns: columns.length } : none;
}

function nameSize({ cells }: Region): number {
  const names = cells.filter(({ amount, text }) => !amount && /\p{L}{3}/u.test(text) && !isPriceLabel(text));
  return Math.max(...names.map(({ size }) => size));
}

type Way = { space: number; ruled: boolean };
type Split = OpenCards & { parts: { region: Region; cards: Card[] }[]; score: number; bad: number };
const EMPTY: Split = { read: [], regions: [], parts: [], score: 0, bad: 0 };

function splitBy(columns: readonly Column[], way: Way): Split {
  const split: Split = { read: [], regions: [], parts: [], score: 0, bad: 0 };
  for (const column of columns) {
    let from = 0;
    for (const index of column.lines.keys()) {
      const parted = (column.spaces[index] ?? 0) >= way.space || (way.ruled && column.ruled[index] === true);
      if (!parted && index < column.lines.length - 1) continue;
      addPart(split, partOf(column, from, index + 1));
      from = index + 1;
    }
  }
  return split;
}

function addPart(split: Split, { region, cards }: Part): void {
  if (!region.cells.some(isPrice)) {
    split.score -= 0.5;
    return;
  }
  // What cannot be read as one product is not read otherwise, either.
  split.regions.push(region);
  split.parts.push({ region, cards: cards ?? [] });
  if (cards && cards.length > 0) {
    split.read.push(cards);
    split.score += 1;
  } else {
    split.bad += 1;
    split.score -= 2;
  }
}
