import { type Cell, isPrice, type Line } from '../page/cell.ts';
import { crosses, isProse, MIN_GUTTER, splitAtGutter } from './gutters.ts';
import { hasPricedNames, isCodeLike, isNameCell } from './product-names.ts';
import { toReadingBands } from './reading-bands.ts';

/**
 * Blocks of lines in the order of reading. Where products with their prices stand side by side each column is a block
 * of its own; a text across them (a heading) is one too, and ends the blocks above it.
 */
export function splitBlocks(lines: readonly Line[], cuts: readonly number[] = findColumnCuts(lines)): Line[][] {
  if (cuts.length === 0) return lines.length > 0 ? [[...lines]] : [];
  return toReadingBands(lines, cuts)
    .flatMap((band) => columnsAt(band, cuts))
    .filter((block) => block.length > 0);
}

/** Where a page is cut into columns of products, from left to right. */
export function findColumnCuts(lines: readonly Line[]): number[] {
  const cut = gutterOf(lines);
  if (cut === undefined) return [];
  const [left, right] = splitAtGutter(lines, cut);
  return [...findColumnCuts(left), cut, ...findColumnCuts(right)];
}

/** Which column of products a block of lines is, from 0; undefined where it is not one alone. */
export function columnIndexOf(lines: readonly Line[], cuts: readonly number[]): number | undefined {
  const cells = lines.flatMap((line) => line.cells);
  if (cuts.length === 0 || cells.some((cell) => cuts.some((cut) => crosses(cell, cut)))) return undefined;
  const columns = new Set(cells.map(({ left, right }) => cuts.filter((cut) => (left + right) / 2 >= cut).length));
  return columns.size === 1 ? [...columns][0] : undefined;
}

/** Whether a page too short to tell its columns can have those of the page before. */
export function fitsColumnCuts(lines: readonly Line[], cuts: readonly number[]): boolean {
  const priced = pricedIn(lines);
  const columns = columnsAt(lines, cuts).filter((column) => column.some(({ cells }) => cells.some(isPrice)));
  return cuts.every((cut) => crossing(priced, cut) === 0) && columns.length > 1 && columns.every(hasNames);
}

function hasNames(lines: readonly Line[]): boolean {
  return lines.some(({ cells }) => cells.some(isNameCell));
}

function columnsAt(lines: readonly Line[], cuts: readonly number[]): Line[][] {
  const [cut, ...further] = cuts;
  if (cut === undefined) return [[...lines]];
  if (lines.length === 1 && lines[0]?.cells.some((cell) => crosses(cell, cut))) return [[...lines]];
  const [left, right] = splitAtGutter(lines, cut);
  return [left, ...columnsAt(right, further)];
}

/** Where the lines can be cut so that on both sides there are names with prices. */
function gutterOf(lines: readonly Line[]): number | undefined {
  if (!isPricedFirst(lines)) return gutterBeforeName(lines);
  const cut = gutterBeforeName(lines.map(mirrored));
  return cut === undefined ? undefined : -cut;
}

/** Whether the prices stand before their names. */
function isPricedFirst(lines: readonly Line[]): boolean {
  const priced = lines.filter(({ cells }) => cells.some(isPrice));
  const first = priced.filter(({ cells }) => {
    const [cell] = cells.filter(({ text }) => /[\p{L}\d]/u.test(text));
    return cell?.amount?.kind === 'pesos' && cell.amount.confident;
  });
  return first.length > 0.8 * priced.length;
}

/** What stands on the left on the right. */
function mirrored({ y, cells }: Line): Line {
  return { y, cells: cells.map((cell) => ({ ...cell, left: -cell.right, right: -cell.left })).reverse() };
}

function gutterBeforeName(lines: readonly Line[]): number | undefined {
  const priced = pricedIn(lines);
  // The footer of a page begins anywhere.
  const body = lines.slice(0, lines.findLastIndex(({ cells }) => cells.some(isPrice)) + 1);
  const places = [...new Set(body.flatMap(({ cells }) => cells.flatMap(beginning)))].sort((a, b) => a - b);
  for (const place of places) {
    const cut = place - MIN_GUTTER / 2;
    if (crossing(priced, cut) > 0.04 * priced.length) continue;
    const [left, right] = splitAtGutter(lines, cut);
    if (crossing(lines, cut) <= 0.3 * lines.length && hasPricedNames(left) && hasPricedNames(right)) return cut;
  }
  return undefined;
}

/** 'A-13159', 'SP6617': codes that no number is. */
const LETTERED = /^[A-Z]{1,4}[-./]?\d{3,}$/;

/** Where a name begins, or the code before it. */
function beginning(cell: Cell, index: number, cells: readonly Cell[]): number[] {
  if (!isNameCell(cell)) return [];
  const before = cells[index - 1];
  const coded =
    before &&
    (isCodeLike(before) || LETTERED.test(before.text)) &&
    (index === 1 || cells[index - 2]?.amount !== undefined);
  return [Math.round(coded ? before.left : cell.left)];
}

/** How many of the lines have a cell across a cut. */
function crossing(lines: readonly Line[], cut: number): number {
  return lines.filter(({ cells }) => cells.some((cell) => crosses(cell, cut))).length;
}

/** The lines with prices, without sentences that hold a sum: those run over all columns. */
function pricedIn(lines: readonly Line[]): Line[] {
  return lines.filter(({ cells }) => cells.some(isPrice) && !cells.some(isProse));
}
