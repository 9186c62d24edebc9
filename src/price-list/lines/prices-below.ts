import { isPriceCaption } from '../column-headers/column-header.ts';
import { type Cell, isPrice, type Line } from '../page/cell.ts';
import { hasName, hasPriceLabels } from './price-labels.ts';

/** Lines of one product are nearer to each other than this, in sizes of their letters. */
const CLOSE = 1.9;
const FEWEST = 4;
/** So many of the prices of a block, as part of all, have to stand below their names. */
const MOST = 0.8;

/** The lines of a block in which each name has its only price in a line of its own below it, with both in one. */
export function joinPricesBelow(lines: readonly Line[]): Line[] {
  const priced = lines.filter(({ cells }) => cells.some(isPrice));
  const below = lines.flatMap((line, index) => (isBelowName(line, lines[index - 1]) ? [index] : []));
  if (below.length < FEWEST || below.length < MOST * priced.length || !endInPrices(lines)) return [...lines];
  const taken = new Set(below);
  return lines.flatMap((line, index) => {
    const next = lines[index + 1];
    if (taken.has(index)) return [];
    return next && taken.has(index + 1) ? [beside(line, next)] : [line];
  });
}

function isBelowName(line: Line, above: Line | undefined): boolean {
  if (!above || !isPriceAlone(line) || !isClose(line, above)) return false;
  return (
    above.cells.every(({ amount }) => amount === undefined) && above.cells.some(({ text }) => /\p{L}{3}/u.test(text))
  );
}

/** Nothing but a price, or what stands for one, perhaps after an arrow; or several that each say which they are. */
function isPriceAlone(line: Line): boolean {
  const { cells } = line;
  const amounts = cells.filter(({ amount }) => amount?.kind === 'pesos' || amount?.kind === 'none');
  if (hasPriceLabels(line) && !hasName(line)) return true;
  return amounts.length === 1 && cells.every((cell) => amounts.includes(cell) || !/[\p{L}\d]/u.test(cell.text));
}

function isClose(line: Line, above: Line): boolean {
  const size = Math.max(...line.cells.map((cell) => cell.size));
  return line.y > above.y && line.y - above.y < CLOSE * size;
}

/** Where a wider space follows a price stands more often than a name: prices are below their names, not above them. */
function endInPrices(lines: readonly Line[]): boolean {
  const ends = lines.filter((line, index) => {
    const next = lines[index + 1];
    return !next || !isClose(next, line);
  });
  return 2 * ends.filter(isPriceAlone).length >= ends.filter(({ cells }) => cells.length > 0).length;
}

/** The price behind its name, in one line. */
function beside(name: Line, { cells }: Line): Line {
  const right = Math.max(...name.cells.map((cell) => cell.right));
  const said = cells.filter((cell) => cell.amount || isPriceCaption(cell.text));
  const move = right + (said[0]?.size ?? 0) - (said[0]?.left ?? 0);
  const moved = said.map((cell): Cell => ({ ...cell, y: name.y, left: cell.left + move, right: cell.right + move }));
  return { ...name, cells: [...name.cells, ...moved] };
}
