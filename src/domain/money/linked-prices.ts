import type { Priced } from './discount.ts';
import { finalPrice, priceFromFinal } from './discount.ts';
import { formatDiscount, parseDiscount } from './discount-percent.ts';
import { formatPesos, MAX_CENTAVOS } from './money.ts';
import { parsePrice } from './parse-price.ts';

/** Price, discount in percent and price with discount as they stand in their fields. */
export type LinkedPrices = { price: string; discount: string; final: string };

export type LinkedField = keyof LinkedPrices;

export function toLinkedPrices({ price, discount }: Priced): LinkedPrices {
  return {
    price: formatPesos(price),
    discount: formatDiscount(discount),
    final: formatPesos(finalPrice({ price, discount })),
  };
}

/**
 * The fields after one of them was typed into: price and discount change the price with discount, which changes the
 * price. The field being typed is never touched, and text that is no number changes nothing else (A7).
 */
export function updateLinkedPrices(before: LinkedPrices, field: LinkedField, text: string): LinkedPrices {
  const typed = { ...before, [field]: text };
  return field === 'final' ? withPrice(typed) : withFinal(typed);
}

/** The fields once typing has ended: the price with discount is what the shopper will truly pay. */
export function recalculateFinalPrice(typed: LinkedPrices): LinkedPrices {
  return withFinal(typed);
}

/** The numbers of the fields; undefined while price or discount is none. */
export function parseLinkedPrices(typed: LinkedPrices): Priced | undefined {
  const price = parsePrice(typed.price);
  const discount = parseDiscount(typed.discount);
  return price === undefined || discount === undefined ? undefined : { price, discount };
}

function withFinal(typed: LinkedPrices): LinkedPrices {
  const priced = parseLinkedPrices(typed);
  return priced ? { ...typed, final: formatPesos(finalPrice(priced)) } : typed;
}

function withPrice(typed: LinkedPrices): LinkedPrices {
  const final = parsePrice(typed.final);
  const discount = parseDiscount(typed.discount);
  if (final === undefined || discount === undefined) return typed;
  const before = parsePrice(typed.price);
  // With all of it taken off, any price gives the same: the one that stands there stays.
  if (discount >= 10_000) return typed;
  const price = priceFromFinal({ final, discount, price: before ?? 0 });
  return price > MAX_CENTAVOS ? typed : { ...typed, price: formatPesos(price) };
}
