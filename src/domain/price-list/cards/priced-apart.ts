import { type Cell, isPrice, textOf } from '../page/cell.ts';
import { isLabel } from '../words/labels.ts';
import type { Region } from './card-boxes.ts';
import { linesOf } from './card-lines.ts';
import { isPriceLabel } from './card-prices.ts';

/** Whether enough prices stand apart from names, or enough lines say a brand, for trying. */
export function mayBeCards(column: readonly Cell[][], columns: number): boolean {
  const priced = column.filter((line) => line.some(isPrice));
  const apart = priced.filter(columns > 1 ? isApart : isPriceOnly).length;
  return apart >= 0.4 * priced.length || column.filter((line) => says([[], line])).length >= 0.25 * priced.length;
}

/** Nothing but prices and what they are for. */
function isPriceOnly(line: readonly Cell[]): boolean {
  return line.every(({ amount, text }) => amount || isPriceLabel(text));
}

/** No name on the line of a price. */
function isApart(line: readonly Cell[]): boolean {
  return line.every(
    ({ amount, text }) => amount || /^[x\d(]/i.test(text) || !/\p{L}{3}/u.test(text) || isLabel(text.replace(/:$/, '')),
  );
}

type Stacked = { read: readonly unknown[]; regions: readonly Region[] };

/** Whether most prices stand below or above their names, as in no row of a table, or most products say their brand. */
export function isStacked({ read, regions }: Stacked, columns: number): boolean {
  const stacked = regions.filter(({ cells }) => {
    const lines = linesOf(cells);
    const price = lines.findIndex((line) => line.some(isPrice));
    const apart = isApart(lines[price] ?? []) || lines.filter(isPriceOnly).length > 1;
    return columns > 1 ? apart || says(lines) : says(lines) || lines.filter((line) => line.some(isPrice)).length > 1;
  });
  return stacked.length >= 0.6 * read.length;
}

function says(lines: readonly Cell[][]): boolean {
  return lines
    .slice(1)
    .some((line) =>
      /^(?:marca|laboratorio|por)\b|[·|•]\s*(?:sku|c[oó]d|ref|art)\b/i.test(textOf({ cells: [...line] })),
    );
}
