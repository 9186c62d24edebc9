import { type Centavos, divideHalfUp } from './money.ts';

/** Value-added tax in percent: the only national tax that a price has for certain. */
const VAT = 21;

/** The price without national taxes, which shops in Argentina show beside it (Resolution 4/2025). */
export function priceWithoutTaxes(price: Centavos): Centavos {
  return divideHalfUp(price * 100, 100 + VAT);
}
