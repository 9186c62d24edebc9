import { type FormatPrice, formatPrice, priceFormat } from '../money/format-price.ts';
import type { Centavos } from '../money/money.ts';
import { parsePrice } from '../money/parse-price.ts';
import { formatPercent } from '../money/percent.ts';
import { type PaymentDiscounts, toPaymentDiscounts } from './payment-discounts.ts';
import { type PaymentMethod, paymentTerms } from './payment-methods.ts';
import { parseShippingZones, type ShippingZone } from './shipping-zones.ts';

/** What the seller offers on orders, and how its prices are written. */
export type OrderTerms = {
  paymentDiscounts: PaymentDiscounts;
  /** Without zones each delivery costs the same. */
  shippingZones: readonly ShippingZone[];
  /** The subtotal from which delivery is free; undefined when it never is. */
  freeShippingFrom: Centavos | undefined;
  formatPrice: FormatPrice;
};

/** No offer at all. */
export const plainTerms: OrderTerms = {
  paymentDiscounts: { Transferencia: 0, Efectivo: 0 },
  shippingZones: [],
  freeShippingFrom: undefined,
  formatPrice,
};

type OrderSettings = Record<
  'transferDiscount' | 'cashDiscount' | 'shippingZones' | 'freeShippingFrom' | 'groupedPrices',
  string
>;

/** The terms by the seller's settings; one that cannot be read offers nothing. */
export function toOrderTerms(settings: OrderSettings): OrderTerms {
  return {
    paymentDiscounts: toPaymentDiscounts(settings),
    shippingZones: parseShippingZones(settings.shippingZones) ?? [],
    freeShippingFrom: parsePrice(settings.freeShippingFrom) || undefined,
    formatPrice: priceFormat(settings.groupedPrices),
  };
}

/** 'Descuento por transferencia (10 %)' */
export function paymentDiscountLabel(method: PaymentMethod, { paymentDiscounts }: OrderTerms): string {
  const { preposition, noun } = paymentTerms[method];
  return `Descuento ${preposition} ${noun} (${formatPercent(paymentDiscounts[method] / 100)})`;
}

/** How much more has to be ordered for free delivery; undefined when that is not offered or reached. */
export function missingForFreeShipping({ freeShippingFrom }: OrderTerms, subtotal: Centavos): Centavos | undefined {
  return freeShippingFrom === undefined || subtotal >= freeShippingFrom ? undefined : freeShippingFrom - subtotal;
}
