import { z } from '@hono/zod-openapi';
import { ACTIVE_FILTERS } from '#domain/catalogue/active-filter.ts';
import { PRODUCT_COLUMNS, parseSortOrder, SALE_COLUMNS } from '#domain/listing/sort-order.ts';
import { MAX_IDS } from '../urls/id-list.ts';
import { emptyAsMissing, singleLine, wholeNumber } from './fields.ts';

/** S: active, N: inactive; T, unknown or missing: both (A13). */
export const activeFilter = z
  .enum(ACTIVE_FILTERS)
  .catch('T')
  .default('T')
  .openapi({ type: 'string', enum: [...ACTIVE_FILTERS], default: 'T' });

/** Ids, parted by commas. */
export const idList = z
  .string()
  .max(MAX_IDS * 12)
  .regex(/^\d{1,10}(,\d{1,10})*$/)
  .transform((text) => [...new Set(text.split(',').map(Number))])
  .refine((ids) => ids.length <= MAX_IDS)
  .openapi({ type: 'string', example: '3,14,15' });

const page = emptyAsMissing(wholeNumber({ min: 1, max: 1_000_000 })).transform((value) => value ?? 1);

/** Most rows of one response that has a limit. */
export const MAX_LIST_LIMIT = 500;

/** Rows of a response. */
export const listLimit = wholeNumber({ min: 1, max: MAX_LIST_LIMIT });

const pageSize = emptyAsMissing(listLimit);

/** Longer than the 60 letters of our own search fields (A46), for other clients. */
const MAX_SEARCH_LENGTH = 100;

/** The text of a search or filter. */
export const searchText = singleLine(MAX_SEARCH_LENGTH).optional();

/** Column, with a minus sign for descending; unknown columns are ignored. */
const sortOrder = <Column extends string>(columns: readonly Column[]) =>
  z
    .string()
    .optional()
    .transform((text) => parseSortOrder(text ?? '', columns))
    .openapi({ type: 'string', example: `-${columns.at(-1)}` });

const quickSearch = searchText.openapi({ description: 'Words that are anywhere in the columns of the list' });

/** Filter and page of a list; `name` ignores case and accents. Extended by the columns to sort by and the quick search. */
export const listing = z.object({ name: searchText, active: activeFilter, page, pageSize });

export const messageListing = listing.pick({ page: true, pageSize: true });

export const productListing = listing.extend({ text: quickSearch, sort: sortOrder(PRODUCT_COLUMNS) });

export const saleListing = listing.omit({ active: true }).extend({ text: quickSearch, sort: sortOrder(SALE_COLUMNS) });

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
  facets: z
    .string()
    .optional()
    .openapi({ enum: ['1', 'all'], description: 'What to filter by: the choices with the most products, or all' }),
};
