import { fromWireDate } from '#domain/dates/wire-date.ts';
import { percentToBasisPoints } from '#domain/money/discount.ts';
import { pesosToCentavos } from '#domain/money/money.ts';
import type { WirePriceHistoryEntry } from '../../responses/price-list.ts';

/** One change of a price, in centavos, dollar cents or basis points, depending on `field`. */
export type PriceHistoryRow = Omit<WirePriceHistoryEntry, 'date'> & { at: number };

export function fromWireHistoryEntry({ date, before, after, ...entry }: WirePriceHistoryEntry): PriceHistoryRow {
  const convert = entry.field === 'discount' ? percentToBasisPoints : pesosToCentavos;
  return {
    ...entry,
    at: fromWireDate(date),
    before: before === null ? null : convert(before),
    after: after === null ? null : convert(after),
  };
}
