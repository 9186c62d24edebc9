import { boxesWithPrices, countRowBoxes, type Region } from '../cards/card-boxes.ts';
import { groupLines } from '../cards/cell-lines.ts';
import { isColumnHeader } from '../column-headers/column-header.ts';
import { isPrice, type Line } from '../page/cell.ts';
import type { Box } from '../page/text-page.ts';

/** The drawn boxes of a page that hold products each; none where boxes are the rows of a table. */
export function productBoxes(lines: readonly Line[], boxes: readonly Box[]): Region[] {
  const cells = lines.flatMap((line) => line.cells);
  const stacked = boxesWithPrices(cells, boxes).filter((region) => isStacked(region) && !isHeaded(region, lines));
  // Where most boxes hold one line they are rows of a table, some of them with a name over two lines.
  const flat = countRowBoxes(cells, boxes) + stacked.filter(isWrappedRow).length;
  return 2 * flat > stacked.length + countRowBoxes(cells, boxes) ? [] : stacked;
}

/** A card has more than one line. */
function isStacked({ cells }: Region): boolean {
  return groupLines(cells).length > 1;
}

/** A name that goes on in further lines, with its price at the right of the first one: a row of a table with lines. */
function isWrappedRow({ cells, box }: Region): boolean {
  const [first = []] = groupLines(cells);
  const [last] = first.slice(-1);
  return first.length > 1 && last !== undefined && isPrice(last) && box.right - last.right < 2 * last.size;
}

/** Below column headers a box holds rows of a table, such as those of one brand. */
function isHeaded({ box }: Region, lines: readonly Line[]): boolean {
  return lines.some(({ y, cells }) => {
    const headers = cells.filter(({ left, right }) => left > box.left && right < box.right);
    return y < box.top && headers.length >= 4 && headers.every(({ text }) => isColumnHeader(text));
  });
}
