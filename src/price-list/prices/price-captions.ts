import { isPriceLabelText } from '../cells/trailing-label.ts';
import type { Cell } from '../page/cell.ts';

/** A word right before an amount that says which price it is: 'Precio en pesos'; `named` where the name stands above. */
export function isPriceCaptionCell(cell: Cell, { cells, named }: { cells: readonly Cell[]; named: boolean }): boolean {
  const at = cells.indexOf(cell);
  const next = cells.slice(at + 1).find((one) => !isPriceLabelText(one.text));
  return (at > 0 || named) && next?.amount !== undefined && isPriceLabelText(cell.text);
}
