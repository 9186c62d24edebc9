import type { Region } from '../cards/card-boxes.ts';
import { groupLines } from '../cards/cell-lines.ts';
import { hasStackedPrices, mayBeCards } from '../cards/stacked-prices.ts';
import type { Card } from '../page/card.ts';
import { type Cell, isPrice } from '../page/cell.ts';
import type { RuledLine } from '../page/text-page.ts';
import { type ColumnPart, type OpenColumn, readColumnPart, toOpenColumn } from './open-columns.ts';

/** Spaces between products that are tried: more different ones no page has. */
const MOST_SPACES = 40;
/** How much wider the space between products is than within. */
const WIDER = 1.15;

type SplitRule = { space: number; ruled: boolean };
type Split = {
  read: Card[][];
  regions: Region[];
  parts: { region: Region; cards: Card[] }[];
  score: number;
  bad: number;
};
const EMPTY: Split = { read: [], regions: [], parts: [], score: 0, bad: 0 };

type SplitContext = { across: readonly RuledLine[]; of: number };

/** The way to part the columns of a page that reads as the most products; `of` is how many columns its list has. */
export function bestSplit(cells: readonly (readonly Cell[])[], { across, of }: SplitContext): Split {
  const columns = cells.map((column) => toOpenColumn(groupLines(column), across));
  if (!columns.some(({ lines: own }) => mayBeCards(own, of))) return EMPTY;
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
  const clear = best.score > 0 && best.bad <= 0.12 * best.read.length && hasStackedPrices(best, of);
  return clear ? best : EMPTY;
}

function splitBy(columns: readonly OpenColumn[], way: SplitRule): Split {
  const split: Split = { read: [], regions: [], parts: [], score: 0, bad: 0 };
  for (const column of columns) {
    let from = 0;
    for (const index of column.lines.keys()) {
      const parted = (column.spaces[index] ?? 0) >= way.space || (way.ruled && column.ruled[index] === true);
      if (!parted && index < column.lines.length - 1) continue;
      addPart(split, readColumnPart(column, from, index + 1), from === 0);
      from = index + 1;
    }
  }
  return split;
}

function addPart(split: Split, { region, cards }: ColumnPart, isFirst: boolean): void {
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
    // Above the first products there may be a letterhead with a sum.
    if (!isFirst) split.bad += 1;
    split.score -= 2;
  }
}
