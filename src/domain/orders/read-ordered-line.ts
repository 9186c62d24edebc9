import { parsePrice } from '../money/parse-price.ts';
import type { OrderedLine } from './received-order.ts';

/** The most units of one line. */
const MAX_QUANTITY = 1_000_000;

const PRICED = /^(.*):\s*((?:ar)?\$\s*[\d.,]+)$/i;
const COUNTED_FIRST = /^(?:[-•*]\s*)?(\d{1,7})\s*(?:[x×]|u\.|unid(?:ad(?:es)?)?\.?(?: de)?)\s+(.+)$/i;
const COUNTED_LAST = /^(?:[-•*]\s*)?(.+?)\s+[x×]\s?(\d{1,7})$/i;

/** '2 x Whey (Vainilla): $ 22.222', also without the price or with the quantity last; undefined for another line. */
export function readOrderedLine(text: string): OrderedLine | undefined {
  const price = lastPrice(text);
  const [, first, label] = COUNTED_FIRST.exec(price.before) ?? [];
  if (first !== undefined && label !== undefined) return line(text, { count: first, label, total: price.total });
  const [, name, last] = COUNTED_LAST.exec(price.before) ?? [];
  if (last !== undefined && name !== undefined) return line(text, { count: last, label: name, total: price.total });
  return undefined;
}

function lastPrice(text: string) {
  const [, before, price] = PRICED.exec(text) ?? [];
  const total = price === undefined ? undefined : parsePrice(price);
  return before === undefined || total === undefined ? { before: text, total: undefined } : { before, total };
}

function line(text: string, { count, label, total }: { count: string; label: string; total: number | undefined }) {
  const quantity = Number(count);
  if (quantity < 1 || quantity > MAX_QUANTITY) return undefined;
  return { text, quantity, label: label.trim(), total };
}
