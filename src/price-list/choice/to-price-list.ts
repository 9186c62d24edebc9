import { isBoxLabel, mentionsNetPrice } from '../amounts/price-label-score.ts';
import type { PriceList, TitledPrice } from '../list/list-row.ts';
import { MOST, PART } from '../shares.ts';
import { normalizeText } from '../text/normalize-text.ts';
import type { PricedReading } from './interpret.ts';
import { isPlace, type PricedRow } from './price-slots.ts';
import { createColumnLookup, isBelowWholesale, saysLess } from './price-tables.ts';

type ListOptions = Pick<PricedReading, 'name' | 'rows' | 'slot' | 'columns'> & {
  /** Undefined where the seller chose the column; then only the prices of other tables are asked about. */
  disputed?: ReadonlySet<number>;
};

/** Whether a row says that tax is added to its price. Where most do, the seller is asked about the column. */
const isNet = ({ line }: Pick<PricedRow, 'line'>) => mentionsNetPrice(normalizeText(line));

/** The id of a reading, which is the same for the next list. */
export function readingId({ name, slot }: { name: string; slot: string }): string {
  return `${name} ${slot}`;
}

export function toPriceList({ name, rows: { rows, titles, slots }, slot, columns, disputed }: ListOptions): PriceList {
  const columnOf = createColumnLookup(rows, { slot, columns });
  const areNet = rows.filter(isNet).length >= MOST * rows.length;
  const read = rows.flatMap((all, index) => {
    const own = columnOf(all);
    if (own === undefined) return [];
    const { prices, amounts: _, pieces: __, ...row } = all;
    const isOpen = own.unsure || disputed?.has(index) || own.rivals.some((rival) => prices.has(rival));
    const price = prices.get(own.slot);
    const isOther = isBelowWholesale(price, all) || (isNet(all) && !areNet);
    const isUnsure = (disputed && (isOpen || isOther)) || saysLess(own.slot, slot);
    const otherPrices = [...prices].flatMap(([title, other]): TitledPrice[] =>
      other === undefined || other === price ? [] : [{ title: isPlace(title) ? '' : title, price: other }],
    );
    return [{ ...row, price, otherPrices, ...(isUnsure && { unsureColumn: true }) }];
  });
  // What few rows call the price of a pack is no column, unless the prices come from it: 'Display x 24', 'Display x 12'.
  const isUsual = (one: string) => rows.filter(({ prices }) => prices.has(one)).length >= PART * rows.length;
  const isColumn = (one: string) => one === slot || !isBoxLabel(one) || isUsual(one);
  return {
    reading: readingId({ name, slot }),
    rows: read.map((row, index) => ({ ...row, index })),
    titles,
    priceColumn: isPlace(slot) ? undefined : slot,
    priceColumns: slots.filter((one) => !isPlace(one) && isColumn(one)),
  };
}
