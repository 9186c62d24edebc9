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

/** Most rows of one response that has a limit. */
export const MAX_LIST_LIMIT = 500;

/** Rows of a response. */
export const listLimit = wholeNumber({ min: 1, max: MAX_LIST_LIMIT });

const pageSize = z.union([emptyText, listLimit]).optional();

/** Longer than the 60 letters of our own search fields (A46), for other clients. */
const MAX_SEARCH_LENGTH = 100;

/** The text of a search or filter. */
export const searchText = singleLine(MAX_SEARCH_LENGTH).optional();

/** Column, with a minus sign for descending; unknown columns are ignored. */
const order = z
  .string()
  .optional()
  .transform((text) => parseSaleOrder(text ?? ''))
  .openapi({ type: 'string', example: '-total' });

/** Filter and page of a list; `name` ignores case and accents. */
export const listing = z.object({ name: searchText, active: activeFilter, page, pageSize });

export const messageListing = listing.pick({ page: true, pageSize: true });

export const saleListing = listing.omit({ active: true }).extend({ sort: order });
const values = (what: string) =>
  z
    .string()
    .optional()
    .openapi({ description: `${what}, parted by commas: products with any of them`, example: 'a,b' });

const pesos = z.string().optional().openapi({ description: 'Whole pesos, after the discount', example: '15000' });
const flag = z
  .string()
  .optional()
  .openapi({ enum: ['1'] });

/** The filters of a list, read by `parseFilters`; invalid values are ignored. */
export const filterFields = {
  marca: values('Links of brands'),
  categorias: values('Links of categories'),
  sabor: values('Slugs of flavors'),
  precioMin: pesos,
  precioMax: pesos,
  enStock: flag,
  oferta: flag,
  facets: flag,
};
