import { parsePrice } from '../money/parse-price.ts';
import { isEmailAddress } from '../text/email-address.ts';

/** What the value of a constant has to be; `text` may be anything. */
export type ConstantKind = 'price' | 'phone' | 'email' | 'link' | 'map' | 'switch' | 'text';

const KINDS: ReadonlyMap<string, ConstantKind> = new Map([
  ['shippingCost', 'price'],
  ['whatsappPhone', 'phone'],
  ['email', 'email'],
  ['instagram', 'link'],
  ['facebook', 'link'],
  ...['branch1', 'branch2', 'branch3'].flatMap((branch): [string, ConstantKind][] => [
    [`${branch}Phone`, 'phone'],
    [`${branch}Map`, 'map'],
  ]),
  ['withdrawalButton', 'switch'],
  ['priceWithoutTaxes', 'switch'],
]);

const RULES: Readonly<Record<ConstantKind, (value: string) => boolean>> = {
  price: (value) => parsePrice(value) !== undefined,
  phone: (value) => value === '' || /^\d{8,15}$/.test(value),
  email: (value) => value === '' || isEmailAddress(value),
  link: (value) => value === '' || /^https:\/\/[^\s"'<>\\^`{|}]+$/.test(value),
  // What the policy of the pages lets into a frame.
  map: (value) =>
    value === '' || /^https:\/\/www\.(?:google\.com\/maps|openstreetmap\.org\/)[^\s"'<>\\^`{|}]*$/.test(value),
  switch: (value) => value === '0' || value === '1',
  text: () => true,
};

export function constantKind(name: string): ConstantKind {
  return KINDS.get(name) ?? 'text';
}

/** Whether a constant of the business may have this value; a fact that is not known yet is an empty text. */
export function isValidConstant({ name, value }: { name: string; value: string }): boolean {
  return RULES[constantKind(name)](value);
}
