import type { ListRecord, PrintedPrice } from '../readers/list-piece.ts';

export type UnplacedPrice = Omit<PrintedPrice, 'at'>;

export function addPrice(record: ListRecord, price: UnplacedPrice): void {
  record.prices.push({ ...price, at: record.prices.length });
  record.amounts += 1;
}

/** Of several prices a correction may mean any. */
export function correctRecord(record: ListRecord, centavos: PrintedPrice['centavos']): void {
  if (record.prices.length > 1) addNewPrice(record, centavos);
  else replaceLastPrice(record, centavos);
}

/** The amount that was wrong is still one of the list's. */
export function replaceLastPrice(record: ListRecord, centavos: PrintedPrice['centavos']): void {
  record.prices = record.prices.map((price, at, all) => (at < all.length - 1 ? price : { ...price, centavos }));
  record.amounts += 1;
}

/** The prices that were known become the former ones. */
export function addNewPrice(record: ListRecord, centavos: PrintedPrice['centavos']): void {
  record.prices = record.prices.map((price) => ({ ...price, label: 'antes' }));
  addPrice(record, { centavos, label: 'ahora' });
}
