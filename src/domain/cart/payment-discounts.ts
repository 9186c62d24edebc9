import { finalPrice, percentToBasisPoints } from '../money/discount.ts';
import type { Centavos } from '../money/money.ts';
import { parsePercent } from '../money/percent.ts';
import type { PaymentMethod } from './payment-methods.ts';

/** In basis points; 0 for none. */
export type PaymentDiscounts = Readonly<Record<PaymentMethod, number>>;

/** By the seller's settings, in percent; one that is no discount counts as none. */
export function toPaymentDiscounts(settings: Record<'transferDiscount' | 'cashDiscount', string>): PaymentDiscounts {
  return { Transferencia: toDiscount(settings.transferDiscount), Efectivo: toDiscount(settings.cashDiscount) };
}

function toDiscount(setting: string): number {
  return isPaymentDiscount(setting) ? percentToBasisPoints(parsePercent(setting) ?? 0) : 0;
}

/** A percentage from 0 to less than 100. */
export function isPaymentDiscount(setting: string): boolean {
  const percent = parsePercent(setting) ?? -1;
  return percent >= 0 && percent < 100;
}

/** What is paid of an amount with a method: in whole pesos when that takes something off, and never more. */
export function priceByPayment(method: PaymentMethod, discounts: PaymentDiscounts, amount: Centavos): Centavos {
  return Math.min(amount, finalPrice({ price: amount, discount: discounts[method] }));
}
