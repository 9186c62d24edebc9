import type { Centavos } from '#domain/money/money.ts';
import { isPriceCaption, readColumnHeader } from '../column-headers/column-header.ts';
import type { TableColumn } from '../columns/column.ts';
import { columnAt } from '../columns/columns.ts';
import { overlapWidth } from '../columns/slots.ts';
import type { Cell } from '../page/cell.ts';

/** A price in a row: its title from words right before it (`labelled`) or from its column, and its score. */
export type OfferedPrice = { centavos: Centavos; title: string; score: number; labelled: boolean; column: TableColumn };

/** The prices of a row that may be the one that counts, from left to right. */
export function offeredPrices(cells: readonly Cell[], columns: readonly TableColumn[]): OfferedPrice[] {
  return cells.flatMap((cell, index): OfferedPrice[] => {
    const column = columns[columnAt(columns, cell)];
    const { amount } = cell;
    if (amount?.kind !== 'pesos' || cell.struck || !column) return [];
    if (column.label.kind !== 'price' && !(column.label.kind === 'name' && amount.confident)) return [];
    // Beside the column of one brand or size it may be of another one.
    if (isVariantColumn(column) && !overlapWidth(column, cell)) return [];
    const said = inlineLabel(cells, index, columns);
    const own = column.label.kind === 'price' ? column.label.score : 0;
    return [
      {
        centavos: amount.centavos,
        score: own + (said?.score ?? 0),
        title: said === undefined || UNIT.test(said.title) ? column.title : said.title,
        labelled: said !== undefined,
        column,
      },
    ];
  });
}

/** Says nothing of a price under its own header. */
const UNIT = /^un?(?:i|id|idad)?\.?$/i;

/** A number so much smaller than a price of its row, or this low, is how many pieces there are. */
const FAR_SMALLER = 0.02;
const LOWEST: Centavos = 50_00;

/** The prices of a row of which one is meant: none of one size, flavor or brand. */
export function findRivalPrices(offered: readonly OfferedPrice[]): OfferedPrice[] {
  const least = Math.max(LOWEST, FAR_SMALLER * Math.max(...offered.map(({ centavos }) => centavos)));
  return offered.filter(({ column, centavos }) => !isVariantColumn(column) && centavos >= least);
}

/** What they are called; the header over names that prices have run into is not theirs. */
export function priceTitlesOf(offered: readonly OfferedPrice[]): string[] {
  const named = offered.filter(({ labelled, column }) => labelled || column.label.kind === 'price');
  return findRivalPrices(named).map(({ title }) => title);
}

/** Whether a column has the prices of one size, flavor or brand. */
export function isVariantColumn({ label }: TableColumn): boolean {
  return label.kind === 'price' && (label.brand ?? label.of) !== undefined;
}

/** Words just before a price that say which one it is: 'PVP', 'x1', 'antes'. */
function inlineLabel(
  cells: readonly Cell[],
  index: number,
  columns: readonly TableColumn[],
): { score: number; title: string } | undefined {
  const before = cells[index - 1];
  const own = before && columns[columnAt(columns, before)];
  // What stands under a header of its own is how much there is ('caja x 12 u.'), or its unit of measure ('UNI').
  if ((own?.label.kind === 'detail' || own?.label.kind === 'other') && own.title !== '') return undefined;
  if (!before || before.amount?.kind === 'pesos' || !isPriceCaption(before.text)) return undefined;
  const title = before.text.replace(/:$/, '');
  const label = readColumnHeader(title);
  return label.kind === 'price' ? { score: label.score, title } : undefined;
}
