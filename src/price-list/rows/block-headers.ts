import { isVariantHeader } from '../column-headers/column-header.ts';
import type { TableColumn } from '../columns/column.ts';
import { columnAt, titleColumns } from '../columns/columns.ts';
import type { Cell } from '../page/cell.ts';
import type { BlockPart } from '../product-lines/block-part.ts';

/** The columns of a block with their headers, and the headers themselves. */
export type BlockHeader = { columns: TableColumn[]; cells: readonly Cell[]; y: number };

/** The headers of the block before, moved over when they stood in another column of the page. */
export function carryHeader(
  { header: cells, left: leftBefore }: { header: readonly Cell[]; left: number },
  { columns, left }: { columns: readonly TableColumn[]; left: number },
): BlockHeader | undefined {
  // Of lines without any price nothing tells where headers would stand.
  if (cells.length === 0 || columns.length === 0) return undefined;
  const from = Math.min(...cells.map((cell) => cell.left));
  const right = Math.max(...columns.map((column) => column.right));
  const before = Math.max(...cells.map((cell) => cell.right));
  const shift = before < left || from > right ? left - leftBefore : 0;
  const moved = cells.map((cell) => ({ ...cell, left: cell.left + shift, right: cell.right + shift }));
  const isUnder = (column: TableColumn) => moved.some((cell) => cell.left < column.right && cell.right > column.left);
  // Sizes and flavors that stand over other places are headers of another table.
  const prices = columns.filter(({ label }) => label.kind === 'price');
  if (moved.some(({ text }) => isVariantHeader(text)) && !prices.some(isUnder)) return undefined;
  return { columns: titleColumns(columns, moved, false), cells: moved, y: Number.NEGATIVE_INFINITY };
}

type HeaderPart = Extract<BlockPart, { kind: 'header' }>;

/** The columns with further headers: right below others they go on with them. */
export function addHeader(
  { line, cells }: HeaderPart,
  { header, plainColumns }: { header: BlockHeader | undefined; plainColumns: readonly TableColumn[] },
): BlockHeader {
  const size = cells[0]?.size ?? 10;
  // A line that names every column needs none above it.
  const whole = plainColumns.every((_, index) => cells.some((cell) => columnAt(plainColumns, cell) === index));
  const above =
    header && header.cells.length > 0 && line.y > header.y && line.y - header.y < 2.2 * size && !whole
      ? header
      : undefined;
  // What names no price where prices have names is a remark: 'Total rubro: 12 unidades'.
  if (!above && header && namesPrices(header.columns) && !namesPrices(titleColumns(plainColumns, cells, false)))
    return header;
  return {
    columns: titleColumns(above?.columns ?? plainColumns, cells, above !== undefined),
    cells: [...(above?.cells ?? []), ...cells],
    y: line.y,
  };
}

function namesPrices(columns: readonly TableColumn[]): boolean {
  return columns.some(({ label, title }) => label.kind === 'price' && title !== '');
}
