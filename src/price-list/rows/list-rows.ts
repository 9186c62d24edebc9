import type { TableColumn } from '../columns/column.ts';
import { columnAt } from '../columns/columns.ts';
import type { Cell } from '../page/cell.ts';
import type { ProductPart } from '../product-lines/block-part.ts';
import { type RowContext, type RowReading, toListRow } from './product-row.ts';

/**
 * A line with a price as a product of the list, or as several: one for each size or flavor with a column of its own, and
 * for each name with its own price beside it.
 */
export function toListRows(part: ProductPart, place: RowContext): RowReading[] {
  return variantRows(part, place).map(({ row, ...headers }, at) => ({
    row: { ...row, index: place.index + at },
    ...headers,
  }));
}

function variantRows(part: ProductPart, place: RowContext): RowReading[] {
  const { columns } = place;
  const variants = columns.filter(({ label }) => label.kind === 'price' && (label.of ?? label.brand) !== undefined);
  if (variants.length < 2) return [toListRow(part, place) ?? []].flat();
  // Beside one price for all a dash in the column of a flavor says that there is none of it.
  const common = columns.some((column) => column.label.kind === 'price' && !variants.includes(column));
  const isSold = (cell: Cell) => !common || cell.amount?.kind !== 'none';
  // A price apart from the column nearest to it is one of another brand or size, of which nothing else is printed.
  const isIn = (cell: Cell, one: TableColumn) =>
    columns[columnAt(columns, cell)] === one && cell.left < one.right + cell.size && cell.right > one.left - cell.size;
  const others = (one: TableColumn) =>
    columns.map((column) => (column === one || !variants.includes(column) ? column : { ...column, label: OTHER }));
  return variants
    .filter((one) => part.line.cells.some((cell) => isSold(cell) && isIn(cell, one)))
    .flatMap((one) => toListRow(part, { ...place, columns: others(one) }) ?? []);
}

const OTHER = { kind: 'other' } as const;
