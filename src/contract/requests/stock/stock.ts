import { z } from '@hono/zod-openapi';
import { idField, MAX_NAME_LENGTH, singleLine } from '../fields.ts';
import { listing } from '../listing.ts';

const MAX_UNITS = 1_000_000;
const MAX_LINES = 2_000;

const units = z
  .int()
  .min(-MAX_UNITS)
  .max(MAX_UNITS)
  .refine((quantity) => quantity !== 0)
  .openapi({ description: 'Units that came; with a minus, units that were entered by mistake' });

/** Goods that came. */
export const newPurchase = z
  .object({
    note: singleLine(MAX_NAME_LENGTH).default(''),
    lines: z
      .array(
        z.object({ idProduct: idField, variant: z.union([z.null(), singleLine(MAX_NAME_LENGTH)]), quantity: units }),
      )
      .min(1)
      .max(MAX_LINES),
  })
  .openapi('NewPurchase');

export const stockMovementListing = listing.pick({ page: true, pageSize: true }).extend({ idProduct: idField });
