import { isPaymentDiscount } from '../cart/payment-discounts.ts';
import { parseShippingZones } from '../cart/shipping-zones.ts';
import { parsePrice } from '../money/parse-price.ts';
import { parseDollarRate } from '../pricing/parse-dollar-rate.ts';
import { isEmailAddress } from '../text/email-address.ts';

import { DOLLAR_RATE } from './dollar-rate.ts';

/** The format of a constant's value; `text` is unrestricted. */
export type ConstantKind =
  | 'price'
  | 'phone'
  | 'email'
  | 'link'
  | 'origin'
  | 'map'
  | 'percent'
  | 'limit'
  | 'rate'
  | 'count'
  | 'zones'
  | 'switch'
  | 'text';

const KINDS: ReadonlyMap<string, ConstantKind> = new Map([
  ['shippingCost', 'price'],
  ['whatsappPhone', 'phone'],
  ['email', 'email'],
  ['instagram', 'link'],
  ['facebook', 'link'],
  ['publicOrigin', 'origin'],
  ...['branch1', 'branch2', 'branch3'].flatMap((branch): [string, ConstantKind][] => [
    [`${branch}Phone`, 'phone'],
    [`${branch}Map`, 'map'],
  ]),
  ['transferDiscount', 'percent'],
  ['cashDiscount', 'percent'],
  ['shippingZones', 'zones'],
  ['freeShippingFrom', 'limit'],
  [DOLLAR_RATE, 'rate'],
  ['lowestStock', 'count'],
  ['consumerDefense', 'switch'],
  ['withdrawalButton', 'switch'],
  ['priceWithoutTaxes', 'switch'],
  ['groupedPrices', 'switch'],
]);

const VALIDATORS: Readonly<Record<ConstantKind, (value: string) => boolean>> = {
  price: (value) => parsePrice(value) !== undefined,
  phone: (value) => value === '' || /^\d{8,15}$/.test(value),
  email: (value) => value === '' || isEmailAddress(value),
  link: (value) => value === '' || /^https:\/\/[^\s"'<>\\^`{|}]+$/.test(value),
  origin: (value) => value === '' || (/^https?:/.test(value) && URL.canParse(value) && new URL(value).origin === value),
  // The origins that the Content-Security-Policy allows in frames.
  map: (value) =>
    value === '' || /^https:\/\/www\.(?:google\.com\/maps|openstreetmap\.org\/)[^\s"'<>\\^`{|}]*$/.test(value),
  percent: isPaymentDiscount,
  limit: (value) => value === '' || parsePrice(value) !== undefined,
  rate: (value) => value === '' || parseDollarRate(value).ok,
  count: (value) => /^\d{1,4}$/.test(value),
  zones: (value) => parseShippingZones(value) !== undefined,
  switch: (value) => value === '0' || value === '1',
  text: (value) => !/[\r\n\t]/.test(value),
};

export function constantKind(name: string): ConstantKind {
  return KINDS.get(name) ?? 'text';
}

/** Whether a constant may have this value; most may be empty. */
export function isValidConstant({ name, value }: { name: string; value: string }): boolean {
  return VALIDATORS[constantKind(name)](value);
}
