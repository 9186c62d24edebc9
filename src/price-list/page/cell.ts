import type { Amount } from '../amounts/amount.ts';
import type { Card } from './card.ts';

/** A run of text on one line, apart from its neighbours. */
export type Cell = {
  text: string;
  left: number;
  right: number;
  y: number;
  size: number;
  font: string;
  struck: boolean;
  amount: Amount | undefined;
};

export type Line = { y: number; cells: Cell[] /** For a product that is not a row but a box. */; card?: Card };

/** Text whose amount is not read yet. */
export type Piece = Omit<Cell, 'amount'>;

export function textOf({ cells }: Pick<Line, 'cells'>): string {
  return cells.map(({ text }) => text).join(' ');
}

/** Pesos, or a word that stands in their place. */
export function isPrice({ amount }: Cell): boolean {
  return amount?.kind === 'pesos' || amount?.kind === 'none';
}

/** The lines with the cells that are kept, without those of which none is. */
export function filterCells(lines: readonly Line[], keep: (cell: Cell) => boolean): Line[] {
  return lines.map((line) => ({ ...line, cells: line.cells.filter(keep) })).filter(({ cells }) => cells.length > 0);
}

/** Neither an amount nor a mark. */
export function isText({ amount }: Cell): boolean {
  return amount === undefined;
}
