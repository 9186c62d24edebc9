import { isColumnHeader } from '../column-headers/column-header.ts';
import type { TableColumn } from '../columns/column.ts';
import { columnAt } from '../columns/columns.ts';
import { hasSize } from '../headings/heading.ts';
import type { Line } from '../page/cell.ts';

/** A line with a price, or with a word for none, and not only with codes. */
export function isPricedLine({ cells }: Line, columns: readonly TableColumn[]): boolean {
  // 'Artículo | $' are headers.
  if (cells.length > 1 && cells.every(({ text }) => isColumnHeader(text))) return false;
  return cells.some((cell) => {
    const kind = columns[columnAt(columns, cell)]?.label.kind;
    if (cell.amount?.kind === 'pesos') return cell.amount.confident || kind === 'price';
    // A dash among words is no price.
    if (/^-+$/.test(cell.text) && kind !== 'price') return false;
    return (
      (cell.amount?.kind === 'none' || cell.amount?.kind === 'dollars') &&
      cells.some(({ text, amount }) => amount === undefined && (/\p{L}{2}/u.test(text) || hasSize(text)))
    );
  });
}

/** A line with nothing but prices. */
export function isPriceOnlyLine(line: Line, columns: readonly TableColumn[]): boolean {
  return isPricedLine(line, columns) && line.cells.every(({ amount }) => amount !== undefined);
}

/** Whether lines that follow each other closely end in one with nothing but a price: a name over several lines. */
export function namesPriceBelow(lines: readonly Line[], columns: readonly TableColumn[]): boolean {
  const at = lines.findIndex((line) => isPricedLine(line, columns));
  const close = lines.slice(1, at).every((line, index) => {
    const before = lines[index];
    return before !== undefined && line.y - before.y < 1.6 * Math.max(...before.cells.map(({ size }) => size));
  });
  const ending = lines[at];
  return at > 0 && close && ending !== undefined && isPriceOnlyLine(ending, columns);
}
