import { z } from '@hono/zod-openapi';
import { ACTIVE_FILTERS } from '#domain/catalogue/active-filter.ts';
import { parseSaleOrder } from '#domain/sales/sale-order.ts';
import { singleLine, wholeNumber } from './fields.ts';

/** S: active, N: inactive; T, unknown or missing: both (A13). */
export const activeFilter = z
  .enum(ACTIVE_FILTERS)
  .catch('T')
  .default('T')
  .openapi({ type: 'string', enum: [...ACTIVE_FILTERS], default: 'T' });

const emptyText = z.literal('').transform(() => undefined);

const page = z
  .union([emptyText, wholeNumber({ min: 1, max: 1_000_000 })])
  .optional()
  .transform((value) => value ?? 1);

export const MAX_PAGE_SIZE = 150;
const pageSize = z.union([emptyText, wholeNumber({ min: 1, max: MAX_PAGE_SIZE })]).optional();

/** Column, with a minus sign for descending; unknown columns are ignored. */
const order = z
  .string()
  .optional()
  .transform((text) => parseSaleOrder(text ?? ''))
  .openapi({ type: 'string', example: '-total' });

/** Filter and page of a list; `name` ignores case and accents. */
export const listing = z.object({ name: singleLine(200).optional(), active: activeFilter, page, pageSize });

export const saleListing = listing.omit({ active: true }).extend({ sort: order });
