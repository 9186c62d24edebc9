import type { Cell } from '../page/cell.ts';

const MARKED = /^(?:plu|ean|iva)[.:]? ?\d[\d.,%]*$/i;

/** 'PLU 00284', 'IVA 21' are no names and no prices. */
export function withMarkedCodes(cells: readonly Cell[]): Cell[] {
  return cells.map((cell) => (MARKED.test(cell.text) ? { ...cell, amount: { kind: 'flag' } } : cell));
}
