import type { Centavos } from '../money/money.ts';
import { type CartItem, cartSubtotal } from './cart.ts';
import { type CheckoutForm, orderShippingCost } from './checkout-form.ts';
import { type OrderTerms, plainTerms } from './order-terms.ts';
import { priceByPayment } from './payment-discounts.ts';

/** `discount`: what the payment method takes off; 0 for none. */
export type OrderTotals = { subtotal: Centavos; discount: Centavos; shipping: Centavos; total: Centavos };

export function orderTotals(
  checkout: CheckoutForm,
  items: readonly CartItem[],
  terms: OrderTerms = plainTerms,
): OrderTotals {
  const subtotal = cartSubtotal(items);
  const discount = subtotal - priceByPayment(checkout.paymentMethod, terms.paymentDiscounts, subtotal);
  const shipping = orderShippingCost(checkout, subtotal, terms);
  return { subtotal, discount, shipping, total: subtotal - discount + shipping };
}
