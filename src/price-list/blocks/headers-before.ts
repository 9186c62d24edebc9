import { isColumnHeader } from '../column-headers/column-header.ts';
import { type Cell, isPrice, type Line } from '../page/cell.ts';

/** 'Otros productos | Precio' above a product, the one over its name and the other over its price. */
export function isHeaderOf({ cells }: Line, below: Line | undefined): boolean {
  const price = below?.cells.find(isPrice);
  const over = price && cells.find(({ left, right }) => left < price.right && right > price.left);
  return cells.length === 2 && !cells.some(isPrice) && over !== undefined && isColumnHeader(over.text);
}

/** Whether several texts stand over amounts of rows below, right of all names; the first one may stand over those. */
export function areHeadersOf({ cells, y }: Line, lines: readonly Line[]): boolean {
  const rows = lines.filter((line) => line.y > y && line.cells.some(isPrice)).flatMap((line) => line.cells);
  const isOver = ({ left, right }: Cell) =>
    rows.some((cell) => isPrice(cell) && left < cell.right && right > cell.left);
  const [first, ...others] = cells;
  const [second] = others;
  // Where products stand side by side a header of the page is over names and prices alike.
  const isTable = rows.every((cell) => cell.amount || (second !== undefined && cell.left < second.left));
  return isTable && others.every(isOver) && (others.length > 1 || (first !== undefined && isOver(first)));
}
