import { z } from '@hono/zod-openapi';
import {
  emptyAsMissing,
  expectedVersion,
  idField,
  MAX_NAME_LENGTH,
  priceField,
  singleLine,
  wholeNumber,
  yesOrNo,
} from '../fields.ts';
import { listing } from '../listing.ts';

/** Room for a day's messages of a chat. */
export const MAX_MESSAGES_LENGTH = 200_000;
const MAX_LINES = 200;
const MAX_ADDRESS_LENGTH = 200;
const MAX_UNITS = 1_000_000;

/** Text copied from a chat. Control characters in it are harmless: they are taken out before it is read. */
export const orderMessages = z.object({ text: z.string().max(MAX_MESSAGES_LENGTH) }).openapi('OrderMessages');

const line = z.object({
  idProduct: idField,
  variant: z.union([z.null(), singleLine(MAX_NAME_LENGTH)]),
  quantity: wholeNumber({ min: 1, max: MAX_UNITS }),
  unitPrice: priceField,
});

const enteredBefore = z
  .object({ _seconds: z.int(), _nanoseconds: z.int().min(0) })
  .nullable()
  .optional()
  .openapi({ description: 'As it was read; an order of this message that was entered since is answered with 409' });

const textUpTo = (length: number) => singleLine(length).default('');

/** Sales that were ordered together; `unitPrice` is what one unit is sold for. */
export const newOrder = z
  .object({
    clientName: textUpTo(MAX_NAME_LENGTH),
    paymentMethod: textUpTo(MAX_NAME_LENGTH),
    shippingMethod: textUpTo(MAX_NAME_LENGTH),
    address: textUpTo(MAX_ADDRESS_LENGTH),
    reference: textUpTo(MAX_ADDRESS_LENGTH),
    discount: priceField.default(0),
    shipping: priceField.default(0),
    paid: yesOrNo.default(false),
    delivered: yesOrNo.default(false),
    fingerprint: singleLine(MAX_NAME_LENGTH).default(''),
    enteredBefore,
    lines: z.array(line).min(1).max(MAX_LINES),
  })
  .openapi('NewOrder');

/** Missing fields stay unchanged. */
export const orderChange = z
  .object({ paid: emptyAsMissing(yesOrNo), delivered: emptyAsMissing(yesOrNo), expectedVersion })
  .openapi('OrderChange');

/** `open`: only orders that are not paid or not delivered yet. */
export const orderListing = listing.pick({ page: true, pageSize: true }).extend({ open: z.enum(['1']).optional() });
