import type { Centavos } from '../money/money.ts';

/** The customer's part of an order. Texts are empty where nothing is known. */
export type OrderDetails = {
  clientName: string;
  paymentMethod: string;
  shippingMethod: string;
  address: string;
  reference: string;
  /** Taken off the sum of the lines. */
  discount: Centavos;
  shipping: Centavos;
};

/** A sale as a line of its order. */
export type OrderLine = {
  saleId: number;
  /** Null once the product was deleted. */
  productId: number | null;
  productName: string;
  flavor: string | null;
  quantity: number;
  total: Centavos;
};

/** Sales that were ordered together; paid when all of them are. Dates in epoch milliseconds. */
export type Order = OrderDetails & {
  id: number;
  lines: readonly OrderLine[];
  total: Centavos;
  paid: boolean;
  delivered: boolean;
  enteredAt: number;
  version: number;
};

/** What a customer pays; never less than nothing. */
export function orderTotal(
  lines: readonly Pick<OrderLine, 'total'>[],
  { discount, shipping }: Pick<OrderDetails, 'discount' | 'shipping'>,
): Centavos {
  const subtotal = lines.reduce((sum, { total }) => sum + total, 0);
  return Math.max(0, subtotal - discount) + shipping;
}
