import { type Cell, isPrice, type Line, textOf } from '../page/cell.ts';
import type { ProductPart } from './block-part.ts';
import { MAX_LINE_DISTANCE } from './line-facts.ts';

/** A line that may begin the name of the next product, and its first cell. */
export type NameLine = { line: Line; cell: Cell };

/** A product of a line with a price, and of the lines that began its name. */
export function toProductPart(line: Line, before: readonly NameLine[], parent: string | undefined): ProductPart {
  const own = line.cells.filter((cell) => !isPrice(cell) || cell.amount?.kind === 'none');
  const words = own.filter(({ amount }) => amount === undefined);
  const sizes = [...before.map(({ cell }) => cell), ...words].map(({ size }) => size);
  const size = Math.max(...(sizes.length > 0 ? sizes : line.cells.map((cell) => cell.size)));
  const small = before.filter(({ cell }) => cell.size < 0.85 * size);
  const names = before.filter((one) => !small.includes(one)).flatMap(({ line }) => line.cells);
  const printed = [parent ?? [], ...before.map(({ line }) => textOf(line)), textOf(line)].flat().join(' ');
  return {
    kind: 'row',
    line,
    cells: [...names, ...words],
    notes: small.map(({ line }) => textOf(line)),
    printed,
    size,
    parent,
  };
}

/** Adds a line to the product above it, where a text goes on that begins at the same place: also one beside a size. */
export function continueRow(row: ProductPart, line: Line): void {
  // A number alone is the end of its name: 'display x' and '12'.
  const own = line.cells.filter(({ amount }) => amount === undefined || line.cells.length === 1);
  for (const cell of own) {
    const above = row.cells.findLastIndex(({ left }) => Math.abs(left - cell.left) < 1.5);
    row.cells.splice(above === -1 ? row.cells.length : above + 1, 0, { ...cell, amount: undefined });
  }
  row.printed = `${row.printed} ${textOf(line)}`;
  row.line = { ...row.line, y: line.y };
}

/** The lines before a line with a price that are the beginning of its name. */
export function findNameLines(line: Line, loose: readonly NameLine[]): NameLine[] {
  const named: NameLine[] = [];
  let below = line.y;
  let size = Math.max(...line.cells.map((cell) => cell.size));
  for (const one of [...loose].reverse()) {
    if (below - one.line.y > MAX_LINE_DISTANCE * Math.max(one.cell.size, size)) break;
    named.unshift(one);
    below = one.line.y;
    size = one.cell.size;
  }
  return named;
}
