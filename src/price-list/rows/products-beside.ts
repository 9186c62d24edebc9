import type { TableColumn } from '../columns/column.ts';
import { columnAt } from '../columns/columns.ts';
import type { Cell } from '../page/cell.ts';
import type { ProductPart } from '../product-lines/block-part.ts';

/** A product of a line, and the columns that are its own. */
type AdjacentProduct = { part: ProductPart; columns: readonly TableColumn[] };

/** The products of a line below headers that begin anew ('Producto | Precio | Producto | Precio'): each has its own price. */
export function splitAdjacentProducts(part: ProductPart, columns: readonly TableColumn[]): AdjacentProduct[] {
  const groups = groupsOf(columns);
  if (groups.length < 2) return [{ part, columns }];
  return groups.flatMap((group, index) => {
    const isOwn = (cell: Cell) => group.some((column) => column === columns[columnAt(columns, cell)]);
    const cells = part.cells.filter(isOwn);
    if (!cells.some(({ text }) => /\p{L}{3}/u.test(text))) return [];
    const line = { ...part.line, cells: part.line.cells.filter(isOwn) };
    const first = index === 0 ? {} : { notes: [], parent: undefined };
    return [{ part: { ...part, ...first, line, cells }, columns: group }];
  });
}

/** Columns from each header of names on that follows prices. */
function groupsOf(columns: readonly TableColumn[]): TableColumn[][] {
  const groups: TableColumn[][] = [[]];
  for (const column of columns) {
    const last = groups.at(-1) ?? [];
    const begins = column.label.kind === 'name' && column.title !== '';
    const isWhole = last.some(({ label }) => label.kind === 'price') && last.some(({ label }) => label.kind === 'name');
    if (begins && isWhole) groups.push([column]);
    else last.push(column);
  }
  return groups.every((group) => group.some(({ label }) => label.kind === 'price')) ? groups : [[...columns]];
}
