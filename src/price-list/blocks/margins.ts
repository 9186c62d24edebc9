import { isColumnHeader } from '../column-headers/column-header.ts';
import { hasSize } from '../headings/heading.ts';
import { isPrice, type Line, textOf } from '../page/cell.ts';

/** Part of the height at the top and bottom of a page where headers and footers stand. */
const MARGIN = 0.16;
/** How near lines of one product are to each other, in sizes of their letters. */
const NEAR = 1.6;

/** The lines above and below all products of a page that can be its header and footer. */
export function findMargin(lines: readonly Line[], height: number): Set<Line> {
  const priced = lines.flatMap(({ y, cells }) => (cells.some(isPrice) ? [y] : []));
  const [first, last] = [Math.min(...priced), Math.max(...priced)];
  // Below the column headers stands no header of a page: a brand, with which several pages may begin.
  const headers = lines.findLast(
    ({ y, cells }) => y < first && cells.filter(({ text }) => isColumnHeader(text)).length > 2,
  );
  const top = headers?.y ?? first;
  return new Set(
    lines.filter(
      (line, index) =>
        (line.y < top || line.y > last) &&
        isMargin(line, height) &&
        !isNameAt(line, [lines[index - 1], lines[index + 1]]),
    ),
  );
}

function isMargin({ y, cells }: Line, height: number): boolean {
  // The column headers are needed on each page where they stand.
  const headers = cells.filter(({ text }) => isColumnHeader(text)).length;
  return (
    (y < MARGIN * height || y > (1 - MARGIN) * height) && !cells.some(isPrice) && headers < (cells.length < 3 ? 2 : 1)
  );
}

/** Whether a size stands in a line as near to a product as the lines of that: a name, no header though it repeats. */
function isNameAt(line: Line, around: readonly (Line | undefined)[]): boolean {
  const size = Math.max(...line.cells.map((cell) => cell.size));
  const near = around.some((one) => one?.cells.some(isPrice) && Math.abs(one.y - line.y) < NEAR * size);
  return near && hasSize(textOf(line));
}
