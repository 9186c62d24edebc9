import type { Card } from './card.ts';
import type { Region } from './card-boxes.ts';
import { gutters } from './card-gutters.ts';
import { type Cell, isPrice, type Line, textOf } from './cell.ts';
import { isLabel } from './labels.ts';
import { linesOf, readCard } from './read-card.ts';
import type { Rule, Rules } from './text-page.ts';

/** The products of a page that stand apart from each other by nothing but space or lines. */
export type OpenCards = { read: Card[][]; regions: Region[] };

const NONE: OpenCards = { read: [], regions: [] };
/** Spaces between products that are tried: more different ones no page has. */
const MOST_SPACES = 40;

/**
 * Cuts each column of the page where the space between lines is so wide that what is between reads as products, as
 * many as can be.
 */
export function openCards(lines: readonly Line[], { across }: Pick<Rules, 'across'>): OpenCards {
  const priced = lines.filter(({ cells }) => cells.some(isPrice));
  const heads = lines.some(
    ({ cells }) => cells.filter(({ text }) => isLabel(text)).length >= 2 && !cells.some(isPrice),
  );
  if (priced.length < 3) return NONE;
  const cells = lines.flatMap((line) => line.cells);
  const columns = gutters(cells).map((column) => linesOf(column));
  const spaces = new Set(columns.flatMap((column) => spacesOf(column).map((space) => Math.round(space * 2) / 2)));
  const tried = [...spaces].filter((space) => space > 0).sort((a, b) => a - b);
  const step = Math.ceil(tried.length / MOST_SPACES) || 1;
  const places = tried.filter((_, index) => index % step === 0);
  const ways = [...places, Number.POSITIVE_INFINITY].flatMap((space) => [
    { space: space - 0.25, across: [] },
    ...(across.length > 0 ? [{ space: space - 0.25, across }] : []),
  ]);
  let best: Split = { read: [], regions: [], score: 0, bad: 0 };
  for (const way of ways) {
    const split = splitBy(columns, way);
    if (split.score > best.score) best = split;
  }
  const clear = best.bad <= 0.12 * best.read.length && isStacked(best, columns.length);
  return clear && !(heads && columns.length < 2) ? best : NONE;
}

type Way = { space: number; across: readonly Rule[] };
type Split = OpenCards & { score: number; bad: number };

function splitBy(columns: readonly Cell[][][], { space, across }: Way): Split {
  const split: Split = { read: [], regions: [], score: 0, bad: 0 };
  for (const column of columns) {
    const spaces = spacesOf(column);
    const [left, right] = [
      Math.min(...column.flat().map((cell) => cell.left)),
      Math.max(...column.flat().map((cell) => cell.right)),
    ];
    const parts: Cell[][][] = [[]];
    column.forEach((line, index) => {
      parts.at(-1)?.push(line);
      if ((spaces[index] ?? 0) >= space || isRuled(line, { next: column[index + 1], across, left, right }))
        parts.push([]);
    });
    for (const part of parts.filter((one) => one.length > 0)) addPart(split, part);
  }
  return split;
}

function addPart(split: Split, lines: readonly Cell[][]): void {
  const cells = lines.flat();
  if (!cells.some(isPrice)) {
    split.score -= 0.5;
    return;
  }
  const box = {
    left: Math.min(...cells.map(({ left }) => left)),
    right: Math.max(...cells.map(({ right }) => right)),
    top: Math.min(...cells.map(({ y, size }) => y - size)),
    bottom: Math.max(...cells.map(({ y }) => y)),
  };
  const cards = lines.length > 1 ? readCard(cells, box, { single: true }) : undefined;
  if (cards && cards.length > 0) {
    split.read.push(cards);
    split.regions.push({ box, cells });
    split.score += 1;
  } else {
    split.bad += 1;
    split.score -= 2;
  }
}

/** The space below each line of a column, between what is printed. */
function spacesOf(column: readonly (readonly Cell[])[]): number[] {
  return column.slice(1).map((line, index) => {
    const above = Math.max(...(column[index] ?? []).map(({ y }) => y));
    return Math.min(...line.map(({ y, size }) => y - 0.75 * size)) - above;
  });
}

type Ruled = { next: readonly Cell[] | undefined; across: readonly Rule[]; left: number; right: number };

/** Whether a line is drawn between two lines of a column, over most of its width. */
function isRuled(line: readonly Cell[], { next, across, left, right }: Ruled): boolean {
  const from = Math.max(...line.map(({ y }) => y));
  const to = Math.min(...(next ?? []).map(({ y, size }) => y - 0.5 * size));
  return across.some(
    (rule) =>
      rule.at > from - 1 && rule.at < to && Math.min(rule.to, right) - Math.max(rule.from, left) > 0.6 * (right - left),
  );
}

/** Whether most prices stand below or above their names, as in no row of a table, or most products say their brand. */
function isStacked({ read, regions }: OpenCards, columns: number): boolean {
  const stacked = regions.filter(({ cells }) => {
    const lines = linesOf(cells);
    const price = lines.findIndex((line) => line.some(isPrice));
    const first = lines[price] ?? [];
    const apart = first.every(
      (cell) => cell.amount || isLabel(cell.text.replace(/:$/, '')) || /^[x\d(]/i.test(cell.text),
    );
    return columns > 1 ? apart || says(lines) : says(lines);
  });
  return stacked.length >= 0.6 * read.length;
}

function says(lines: readonly Cell[][]): boolean {
  return lines
    .slice(1)
    .some((line) => /^(?:marca|laboratorio|por)\b|\bsku\b|\bc[oó]d\b/i.test(textOf({ cells: [...line] })));
}
