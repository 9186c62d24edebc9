import { isPriceCaption } from '../column-headers/column-header.ts';
import { isPrice, type Line } from '../page/cell.ts';
import { hasName, hasPriceLabels, priceLabelsOf } from './price-labels.ts';

/** Lines of one product are nearer to each other than this, in sizes of their letters. */
const CLOSE = 1.9;

/** The lines of a block where prices of one product below each other ('Antes $ 500', 'Ahora $ 600') are in one line. */
export function joinRepeatedPrices(lines: readonly Line[]): Line[] {
  const level = levelled(lines);
  const result: Line[] = [];
  for (const line of level) {
    const before = result.at(-1);
    if (before && isSecond(line, before)) result[result.length - 1] = { ...before, cells: joined(before, line) };
    else result.push(line);
  }
  return result;
}

/** Whether a line surely goes on with the prices of the product above, and names none of its own. */
function isSecond(line: Line, above: Line | undefined): boolean {
  return above !== undefined && isClose(line, above) && hasName(above) && !hasName(line) && isFurtherPrice(line, above);
}

function isClose(line: Line, above: Line | undefined): boolean {
  const size = Math.max(...line.cells.map((cell) => cell.size));
  return above !== undefined && line.y - above.y < CLOSE * size && line.y > above.y;
}

/** Whether the prices of a line are other prices of the product above it. */
function isFurtherPrice(line: Line, above: Line): boolean {
  if (!above.cells.some(({ amount }) => amount?.kind === 'pesos')) return false;
  if (!hasPriceLabels(line)) return isDangling(above) && line.cells[0]?.amount?.kind === 'pesos';
  const [ofLine, ofAbove] = [priceLabelsOf(line), priceLabelsOf(above)];
  const alone = line.cells.every((cell) => isPrice(cell) || !/\p{L}/u.test(cell.text) || isPriceCaption(cell.text));
  return alone || (hasPriceLabels(above) && ofLine.every((label) => !ofAbove.includes(label)));
}

/** Whether a line ends in words that say which price follows. */
function isDangling({ cells }: Line): boolean {
  const last = cells.at(-1);
  return last !== undefined && !isPrice(last) && isPriceCaption(last.text);
}

/** Words and, hardly lower, the price that stands beside them in other letters are one line. */
function levelled(lines: readonly Line[]): Line[] {
  const result: Line[] = [];
  for (const line of lines) {
    const before = result.at(-1);
    const size = Math.min(...line.cells.map((cell) => cell.size));
    const level = before !== undefined && line.y - before.y < 0.7 * size && line.y > before.y;
    const right = Math.max(...(before?.cells ?? []).map((cell) => cell.right));
    if (
      before &&
      level &&
      !before.cells.some(isPrice) &&
      !hasName(line) &&
      line.cells.every((cell) => cell.left > right)
    )
      result[result.length - 1] = {
        ...line,
        cells: [...before.cells.map((cell) => ({ ...cell, y: line.y })), ...line.cells],
      };
    else result.push(line);
  }
  return result;
}

/** First the words of both lines, then their prices, each behind what tells which it is. */
function joined(above: Line, below: Line): Line['cells'] {
  const right = Math.max(...above.cells.map((cell) => cell.right));
  const priced = below.cells.findIndex((cell) => isPriceCaption(cell.text));
  const words = below.cells.slice(0, Math.max(priced, 0));
  const prices = below.cells.slice(Math.max(priced, 0));
  const at = above.cells.findIndex((cell) => isPriceCaption(cell.text));
  const moved = prices.map((cell, index) => ({
    ...cell,
    y: above.y,
    left: Math.max(cell.left, right + index),
    right: Math.max(cell.right, right + index + 1),
  }));
  return [
    ...above.cells.slice(0, at),
    ...words.map((cell) => ({ ...cell, y: above.y })),
    ...above.cells.slice(at),
    ...moved,
  ];
}
