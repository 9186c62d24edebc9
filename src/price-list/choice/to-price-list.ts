import { isBoxLabel } from '../amounts/price-label-score.ts';
import type { PriceList } from '../list/list-row.ts';
import { PART } from '../shares.ts';
import type { ReadingDoubts } from './choose-column.ts';
import type { Interpretation } from './interpret.ts';
import { isPlace } from './price-slots.ts';
import { createColumnLookup, saysLess } from './price-tables.ts';

type ListOptions = Pick<Interpretation, 'rows' | 'slot' | 'columns'> & {
  reading?: string;
  /** What the seller has not said; without them only prices are asked about of which other tables say less. */
  doubts?: ReadingDoubts;
};

/** The rows of a reading with the prices of its columns. The id of a reading is the same for the next list. */
export function toPriceList({ rows: { rows, titles, slots }, slot, columns, reading, doubts }: ListOptions): PriceList {
  const columnOf = createColumnLookup(rows, { slot, columns });
  const read = rows.flatMap((all, index) => {
    const own = columnOf(all);
    if (own === undefined) return [];
    const { unsure, rivals } = own.slot === slot && doubts ? doubts.column : own;
    const { prices, amounts: _, pieces: __, ...row } = all;
    const isOpen = unsure || doubts?.disputed.has(index) || rivals.some((rival) => prices.has(rival));
    const isUnsure = (doubts && isOpen) || saysLess(own.slot, slot);
    const price = prices.get(own.slot);
    const otherPrices = [...new Set(prices.values())].flatMap((other) => (other === price ? [] : (other ?? [])));
    return [{ ...row, price, otherPrices, ...(isUnsure && { unsureColumn: true }) }];
  });
  // What few rows call the price of a pack is no column, unless the prices come from it: 'Display x 24', 'Display x 12'.
  const isUsual = (one: string) => rows.filter(({ prices }) => prices.has(one)).length >= PART * rows.length;
  const isColumn = (one: string) => one === slot || !isBoxLabel(one) || isUsual(one);
  return {
    ...(reading !== undefined && { reading: `${reading} ${slot}` }),
    rows: read.map((row, index) => ({ ...row, index })),
    titles,
    priceColumn: isPlace(slot) ? undefined : slot,
    priceColumns: slots.filter((one) => !isPlace(one) && isColumn(one)),
  };
}
