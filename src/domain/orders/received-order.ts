import type { Centavos } from '../money/money.ts';

/** A line of an order as it was written; `total` is what the message asks for the whole line. */
export type OrderedLine = { text: string; quantity: number; label: string; total: Centavos | undefined };

/** What a message tells of an order; texts are empty where it tells nothing. */
export type ReceivedOrder = {
  clientName: string;
  paymentMethod: string;
  shippingMethod: string;
  zone: string;
  address: string;
  reference: string;
  lines: readonly OrderedLine[];
  /** Taken off because of the payment method. */
  discount: Centavos;
  shipping: Centavos;
  total: Centavos | undefined;
  /** What else was written. */
  remarks: readonly string[];
};
