import type { Cell, Line } from './cells.ts';
import { isLabel } from './labels.ts';

/** Narrowest space between two columns of products, in points. */
const GUTTER = 5;

/**
 * Blocks of lines in the order of reading. Where products with their prices stand side by side each column is a block
 * of its own; a text across both (a heading) ends the blocks above it.
 */
export function toBlocks(lines: readonly Line[]): Line[][] {
  const gutter = gutterOf(lines);
  if (gutter === undefined) return lines.length > 0 ? [[...lines]] : [];
  return bandsOf(lines, gutter).flatMap((band) => {
    const [left, right] = halves(band, gutter);
    return [...toBlocks(left), ...toBlocks(right)];
  });
}

/** Where the lines can be cut so that on both sides there are names with prices. */
function gutterOf(lines: readonly Line[]): number | undefined {
  const priced = lines.filter(({ cells }) => cells.some(isPrice));
  const places = [...new Set(lines.flatMap(({ cells }) => cells.flatMap(beginning)))].sort((a, b) => a - b);
  for (const place of places) {
    const cut = place - GUTTER / 2;
    if (crossing(priced, cut) > 0.04 * priced.length) continue;
    const [left, right] = halves(lines, cut);
    if (crossing(lines, cut) <= 0.3 * lines.length && hasProducts(left) && hasProducts(right)) return cut;
  }
  return undefined;
}

/** Where a name begins, or the code before it. */
function beginning(cell: Cell, index: number, cells: readonly Cell[]): number[] {
  if (!isName(cell)) return [];
  const before = cells[index - 1];
  const code = before && !isName(before) && isPrice(before) && before.amount?.kind === 'pesos' && !before.amount.sure;
  const coded = code && (index === 1 || cells[index - 2]?.amount !== undefined);
  return [Math.round(coded ? before.left : cell.left)];
}

function crossing(lines: readonly Line[], cut: number): number {
  return lines.filter(({ cells }) => cells.some((cell) => crosses(cell, cut))).length;
}

function crosses({ left, right }: Cell, cut: number): boolean {
  return left < cut - GUTTER / 2 && right > cut + GUTTER / 2;
}

function halves(lines: readonly Line[], cut: number): [Line[], Line[]] {
  const side = (keep: (cell: Cell) => boolean) =>
    lines.map((line) => ({ ...line, cells: line.cells.filter(keep) })).filter(({ cells }) => cells.length > 0);
  const isLeft = ({ left, right }: Cell) => (left + right) / 2 < cut;
  return [side(isLeft), side((cell) => !isLeft(cell))];
}

/** Names that stand left of a price or just above one, different ones, at most of the prices. */
function hasProducts(lines: readonly Line[]): boolean {
  const names: string[] = [];
  let prices = 0;
  lines.forEach(({ cells }, index) => {
    const at = cells.findIndex(isPrice);
    if (at === -1) return;
    prices += 1;
    const above = lines.slice(Math.max(0, index - 2), index).filter((line) => !line.cells.some(isPrice));
    const near = at > 0 ? cells.slice(0, at) : above.flatMap((line) => line.cells);
    const name = near.find(isName);
    if (name) names.push(name.text);
  });
  return new Set(names).size >= 2 && new Set(names).size >= 0.5 * prices;
}

export function isPrice({ amount }: Cell): boolean {
  return amount?.kind === 'pesos' || amount?.kind === 'none';
}

function isName({ text, amount }: Cell): boolean {
  return amount === undefined && (text.match(/\p{L}/gu) ?? []).length >= 3 && !isLabel(text);
}

/** A text across the gutter, or a heading over the left column where the right one pauses, begins a new band. */
function bandsOf(lines: readonly Line[], cut: number): Line[][] {
  const bands: Line[][] = [];
  const [, right] = halves(lines, cut);
  const pausing = pausesAt(lines, { cut, right });
  for (const line of lines) {
    const spans = line.cells.some((cell) => crosses(cell, cut)) || pausing.has(line);
    const band = bands.at(-1);
    if (band && !(spans && band.some(({ cells }) => cells.some(isPrice)))) band.push(line);
    else bands.push([line]);
  }
  return bands;
}

/** Lines of the left column alone that break the right column too, where rows stand in step on both sides. */
function pausesAt(lines: readonly Line[], { cut, right }: { cut: number; right: readonly Line[] }): Set<Line> {
  const both = lines.filter(
    ({ cells }) => cells.some((cell) => cell.left < cut) && cells.some((cell) => cell.left > cut),
  );
  const headings = lines.filter(
    (line) => line.cells.length === 1 && line.cells.every((cell) => cell.left < cut && isName(cell)),
  );
  const inStep = both.length >= 0.6 * lines.filter(({ cells }) => cells.some(isPrice)).length;
  const alone = right.every(({ cells }) => cells.some(isPrice) || !cells.some(isName));
  return new Set(inStep && alone ? headings : []);
}
