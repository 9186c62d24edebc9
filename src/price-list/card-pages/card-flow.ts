import type { Cell, Line } from '../page/cell.ts';
import type { Box } from '../page/text-page.ts';

type Span = { left: number; right: number };

/**
 * The lines of a page with cards in the order of reading, as blocks: from top to bottom, or column by column where that
 * or another page of the list flows down.
 */
export function toCardBlocks(lines: readonly Line[], listFlowsDown = false): Line[][] {
  const { columns, above, bottom } = partsOf(lines);
  if (columns.length < 2 || !(listFlowsDown || flowsDown(lines))) return [[...lines]];
  const below = lines.filter(({ card, y }) => !card && y >= bottom);
  const inside = lines.filter((line) => line.card || (!above.includes(line) && !below.includes(line)));
  const blocks = columns.map((column, index) => {
    const last = columns[index + 1];
    const right = last ? last.left : Number.POSITIVE_INFINITY;
    const left = index === 0 ? Number.NEGATIVE_INFINITY : column.left;
    return inside.flatMap((line): Line[] => {
      const at = (one: { left: number }) => one.left >= left - 2 && one.left < right - 2;
      if (line.card) return at(line.card.box) ? [line] : [];
      const cells = line.cells.filter(at);
      return cells.length > 0 ? [{ ...line, cells }] : [];
    });
  });
  return [above, ...blocks, below].filter((block) => block.length > 0);
}

/** Whether cards are to be read column by column: a heading of one column stands beside a card of another. */
export function flowsDown(lines: readonly Line[]): boolean {
  const { boxes, columns, above, bottom } = partsOf(lines);
  if (columns.length < 2) return false;
  const between = lines.filter((line) => !line.card && !above.includes(line) && line.y < bottom);
  const beside = between.some(({ y, cells }) => {
    const heart = y - 0.3 * (cells[0]?.size ?? 0);
    return boxes.some((box) => box.top + 1 < heart && box.bottom - 1 > heart);
  });
  const second = columns[1]?.left ?? Number.POSITIVE_INFINITY;
  const alone = between.flatMap(({ cells }) => (cells.length === 1 ? cells : []));
  const own = [true, false].every((right) => alone.some(({ left }) => left > second - 2 === right));
  const headed = between.some(({ cells }) => cells.length > 1 && areApart(cells, columns));
  return beside || own || headed;
}

function partsOf(lines: readonly Line[]) {
  const boxes = lines.flatMap(({ card }) => card?.box ?? []);
  const top = Math.min(...boxes.map((box) => box.top));
  const columns = columnsOf(boxes);
  const above = lines.filter((line) => isAbove(line, { top, columns }));
  return { boxes, columns, above, bottom: Math.max(...boxes.map((box) => box.bottom)) };
}

/** Whether each of several texts of a line stands over a column of its own. */
function areApart(cells: readonly Cell[], columns: readonly Span[]): boolean {
  const over = cells.map(({ left, right }) => columns.findIndex((one) => left > one.left - 2 && right < one.right + 2));
  return !over.includes(-1) && new Set(over).size === cells.length;
}

/** A heading may stand closely above the first card of its column; a title reaches over the next one, too. */
function isAbove({ card, y, cells }: Line, { top, columns }: { top: number; columns: readonly Span[] }): boolean {
  const [first, ...others] = cells;
  if (card || !first || y >= top || headsEach(cells, columns)) return false;
  const over = columns.filter(({ left }, index) => {
    const right = columns[index + 1]?.left ?? Number.POSITIVE_INFINITY;
    return first.left < right && first.right > left;
  });
  return y < top - 2.5 * first.size || (others.length === 0 && over.length > 1);
}

/** Whether over each of several columns a text begins at the same place. */
function headsEach(cells: readonly Cell[], columns: readonly Span[]): boolean {
  const indents = cells.map(({ left }, index) => left - (columns[index]?.left ?? 0));
  return (
    cells.length > 1 &&
    cells.length === columns.length &&
    Math.max(...indents) - Math.min(...indents) < 2 &&
    areApart(cells, columns)
  );
}

/** Boxes that stand above each other, from left to right. */
function columnsOf(boxes: readonly Box[]): Span[] {
  const columns: Span[] = [];
  for (const { left, right } of boxes.toSorted((a, b) => a.left - b.left)) {
    const column = columns.at(-1);
    if (column && left < column.right - 2) column.right = Math.max(column.right, right);
    else columns.push({ left, right });
  }
  return columns;
}
