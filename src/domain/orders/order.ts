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

type Lines = readonly Pick<OrderLine, 'total'>[];

const subtotal = (lines: Lines): Centavos => lines.reduce((sum, { total }) => sum + total, 0);

/** Whether an order would take off more than its lines cost. */
export function isDiscountAboveTotal(lines: Lines, discount: Centavos): boolean {
  return discount > subtotal(lines);
}

/** What is really taken off: lines may have been deleted or lowered since the discount was entered. */
export function effectiveDiscount(lines: Lines, discount: Centavos): Centavos {
  return Math.min(discount, subtotal(lines));
}

/** What a customer pays; never less than nothing. */
export function orderTotal(
  lines: Lines,
  { discount, shipping }: Pick<OrderDetails, 'discount' | 'shipping'>,
): Centavos {
  return subtotal(lines) - effectiveDiscount(lines, discount) + shipping;
}
