import type { Region } from '../cards/card-boxes.ts';
import { isCardPriceLabel } from '../cards/card-prices.ts';
import { groupLines } from '../cards/cell-lines.ts';
import { hasName } from '../lines/price-labels.ts';
import { isPrice } from '../page/cell.ts';

/** A product may tell as many prices in lines of their own that look like names. */
const ROWS_OF_LIST = 4;
/** So many boxes of a chat, as part of all, tell more than one product. */
const MANY = 0.3;

/** Names with their prices beside them or below, line after line: the box of a message, or of one brand. */
function isListMessage(region: Region): boolean {
  return rowsOf(region) >= ROWS_OF_LIST;
}

/** How many lines of a box name something that has its price beside it or right below. */
function rowsOf({ cells }: Region): number {
  const lines = groupLines(cells);
  const rows = lines.filter((line, index) => {
    const [first, ...others] = line;
    if (first === undefined || !hasName({ cells: [first] }) || isCardPriceLabel(first.text)) return false;
    const below = lines[index + 1] ?? [];
    return line.some(isPrice) || (others.length === 0 && below.some(isPrice) && !hasName({ cells: below }));
  });
  return rows.length;
}

/** Whether boxes are those of a chat: one below the other, and many of them tell several products. */
export function areMessages(regions: readonly Region[]): boolean {
  const [first, ...others] = regions;
  const alike = others.every(({ box }) => Math.abs(box.left - (first?.box.left ?? 0)) < 2);
  const several = regions.filter((region) => rowsOf(region) > 1);
  return alike && (regions.some(isListMessage) || several.length >= MANY * regions.length);
}
