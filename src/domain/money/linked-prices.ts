import { FULL_DISCOUNT, finalPrice, type Priced, priceFromFinal } from './discount.ts';
import { formatDiscountPercent, parseDiscountPercent } from './discount-percent.ts';
import { formatPesos, MAX_CENTAVOS } from './money.ts';
import { parsePrice } from './parse-price.ts';

/** The texts of three form fields: price, discount in percent, and price with discount. */
export type LinkedPrices = { price: string; discount: string; final: string };

export type LinkedField = keyof LinkedPrices;

export function toLinkedPrices({ price, discount }: Priced): LinkedPrices {
  return {
    price: formatPesos(price),
    discount: formatDiscountPercent(discount),
    final: formatPesos(finalPrice({ price, discount })),
  };
}

/**
 * The fields after input in one of them. Price and discount recalculate the final price, and the final price the price.
 * The field with the input is never reformatted, and invalid input changes no other field (A7).
 */
export function updateLinkedPrices(before: LinkedPrices, field: LinkedField, text: string): LinkedPrices {
  const typed = { ...before, [field]: text };
  return field === 'final' ? withPrice(typed) : withFinal(typed);
}

/** On blur: replaces the final price by the rounded one that the shopper pays. */
export function recalculateFinalPrice(typed: LinkedPrices): LinkedPrices {
  return withFinal(typed);
}

/** Undefined while price or discount is invalid. */
export function parseLinkedPrices(typed: LinkedPrices): Priced | undefined {
  const price = parsePrice(typed.price);
  const discount = parseDiscountPercent(typed.discount);
  return price === undefined || discount === undefined ? undefined : { price, discount };
}

function withFinal(typed: LinkedPrices): LinkedPrices {
  const priced = parseLinkedPrices(typed);
  return priced ? { ...typed, final: formatPesos(finalPrice(priced)) } : typed;
}

function withPrice(typed: LinkedPrices): LinkedPrices {
  const final = parsePrice(typed.final);
  const discount = parseDiscountPercent(typed.discount);
  if (final === undefined || discount === undefined) return typed;
  const before = parsePrice(typed.price);
  // At 100 % every price has the same final price.
  if (discount >= FULL_DISCOUNT) return typed;
  const price = priceFromFinal({ final, discount, price: before ?? 0 });
  return price > MAX_CENTAVOS ? typed : { ...typed, price: formatPesos(price) };
}
