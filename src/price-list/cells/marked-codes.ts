import type { Cell } from '../page/cell.ts';

const MARK = /^(?:plu|c[oó]d(?:igo)?|art|sku|ref|ean|iva)\.?:?$/i;

const WHOLE = /^(?:plu|ean|iva)[.:]? ?\d[\d.,%]*$/i;

/** 'PLU' and '00284', 'IVA' and '21' beside each other are no names and no prices: one cell each that is neither. */
export function withMarkedCodes(cells: readonly Cell[]): Cell[] {
  const read: Cell[] = [];
  for (const cell of cells.map(withoutMarked)) {
    const before = read.at(-1);
    const near = before && cell.left - before.right < 2 * cell.size;
    if (before && near && MARK.test(before.text) && /^#?[\dA-Z-]*\d[\d.,%-]*$/.test(cell.text))
      read[read.length - 1] = {
        ...before,
        text: `${before.text} ${cell.text}`,
        right: cell.right,
        amount: { kind: 'flag' },
      };
    else read.push(cell);
  }
  return read;
}

/** 'PLU 00284' in one cell. */
function withoutMarked(cell: Cell): Cell {
  return WHOLE.test(cell.text) ? { ...cell, amount: { kind: 'flag' } } : cell;
}
