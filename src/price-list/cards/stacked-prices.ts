import { isColumnHeader } from '../column-headers/column-header.ts';
import { type Cell, isPrice, textOf } from '../page/cell.ts';
import type { Region } from './card-boxes.ts';
import { isCardPriceLabel } from './card-prices.ts';
import { groupLines } from './cell-lines.ts';

/** Whether enough prices stand apart from names, or enough lines say a brand, for trying. */
export function mayBeCards(column: readonly Cell[][], columns: number): boolean {
  const priced = column.filter((line) => line.some(isPrice));
  const isAlone = columns > 1 ? isApart : isPriceOnly;
  const apart = priced.filter(isAlone).length;
  return apart >= 0.4 * priced.length || column.filter((line) => says([[], line])).length >= 0.25 * priced.length;
}

/** Nothing but prices and what they are for. */
function isPriceOnly(line: readonly Cell[]): boolean {
  return line.every(({ amount, text }) => amount || isCardPriceLabel(text));
}

/** No name on the line of a price. */
function isApart(line: readonly Cell[]): boolean {
  return line.every(
    ({ amount, text }) =>
      amount || /^[x\d(]/i.test(text) || !/\p{L}{3}/u.test(text) || isColumnHeader(text.replace(/:$/, '')),
  );
}

type CardRegions = { read: readonly unknown[]; regions: readonly Region[] };

/** Whether most prices stand below or above their names, as in no row of a table, or most products say their brand. */
export function hasStackedPrices({ read, regions }: CardRegions, columns: number): boolean {
  const stacked = regions.filter(({ cells }) => {
    const lines = groupLines(cells);
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
