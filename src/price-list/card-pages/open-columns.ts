import type { Region } from '../cards/card-boxes.ts';
import { readCard } from '../cards/read-card.ts';
import type { Card } from '../page/card.ts';
import { type Cell, isPrice } from '../page/cell.ts';
import type { RuledLine } from '../page/text-page.ts';

/** Lines of one product at most. */
const MOST_LINES = 24;

/** A column with the spaces below its lines, and whether a line is drawn there; what was read of its parts so far. */
export type OpenColumn = { lines: Cell[][]; spaces: number[]; ruled: boolean[]; parts: Map<string, ColumnPart> };
export type ColumnPart = { region: Region; cards: Card[] | undefined };

export function toOpenColumn(lines: Cell[][], across: readonly RuledLine[]): OpenColumn {
  const cells = lines.flat();
  const [left, right] = [Math.min(...cells.map((cell) => cell.left)), Math.max(...cells.map((cell) => cell.right))];
  const ruled = lines.map((line, index) => isRuled(line, { next: lines[index + 1], across, left, right }));
  return { lines, spaces: spacesOf(lines), ruled, parts: new Map() };
}

/** What the lines of a column from one to before another read as. */
export function readColumnPart(column: OpenColumn, from: number, to: number): ColumnPart {
  const key = `${from} ${to}`;
  const known = column.parts.get(key);
  if (known) return known;
  const cells = column.lines.slice(from, to).flat();
  const box = {
    left: Math.min(...cells.map(({ left }) => left)),
    right: Math.max(...cells.map(({ right }) => right)),
    top: Math.min(...cells.map(({ y, size }) => y - size)),
    bottom: Math.max(...cells.map(({ y }) => y)),
  };
  const several = to - from > 1 && to - from <= MOST_LINES && cells.some(isPrice);
  const part = { region: { box, cells }, cards: several ? readCard(cells, box, { single: true }) : undefined };
  column.parts.set(key, part);
  return part;
}

/** The space below each line of a column, between what is printed. */
function spacesOf(column: readonly (readonly Cell[])[]): number[] {
  return column.slice(1).map((line, index) => {
    const above = Math.max(...(column[index] ?? []).map(({ y }) => y));
    return Math.min(...line.map(({ y, size }) => y - 0.75 * size)) - above;
  });
}

type Ruled = { next: readonly Cell[] | undefined; across: readonly RuledLine[]; left: number; right: number };

/** Whether a line is drawn between two lines of a column, over most of its width. */
function isRuled(line: readonly Cell[], { next, across, left, right }: Ruled): boolean {
  const from = Math.max(...line.map(({ y }) => y));
  const to = Math.min(...(next ?? []).map(({ y, size }) => y - 0.5 * size));
  return across.some(
    (rule) =>
      rule.at > from - 1 && rule.at < to && Math.min(rule.to, right) - Math.max(rule.from, left) > 0.6 * (right - left),
  );
}

/** Prices that a card has at most: a part with more is a table. */
const MOST_PRICES = 8;

/** Whether a part of a page has so many prices that it is no card, or no few of them. */
export function isOverfull({ cards = [], region }: ColumnPart): boolean {
  return region.cells.filter(isPrice).length > MOST_PRICES * cards.length;
}
