import { z } from '@hono/zod-openapi';
import { COLUMN_ROLES } from '#domain/pricing/list-columns.ts';
import { visibleLine } from '#domain/text/visible-text.ts';
import { MAX_NAME_LENGTH, priceField, singleLine, visibleName } from './fields.ts';
import { MAX_NEW_PRODUCTS, MAX_SUPPLIER_NAME } from './price-list-limits.ts';
import { wireDollarRate, wirePriceRule } from './pricing/price-rule.ts';

/** The header of the column to read the prices from; empty for the retail price column. */
export const priceColumnField = z.string().trim().max(100);

/** Characters; it may have the label of a price. */
const MAX_READING_ID = 160;

export const columnBand = z.object({
  left: z.number().min(0).max(20_000),
  right: z.number().min(0).max(20_000),
  title: z.string().max(60),
  role: z.enum(COLUMN_ROLES),
});

/** What the seller teaches of a list: its columns or a reading, and a brand for goods without one. */
export const listTeaching = z.object({
  bands: z.array(columnBand).max(40).optional(),
  reading: z.string().max(MAX_READING_ID).optional(),
  brand: singleLine(MAX_NAME_LENGTH).optional(),
  /** Pesos per dollar for a list in dollars, null for one in pesos; by default as the latest list of its supplier. */
  dollarRate: wireDollarRate.nullable().optional(),
});

/** `draw` asks for the pages of the list and its readings. */
export const teachingField = listTeaching.extend({ draw: z.boolean().optional() });

/** Lists name their supplier in any spacing. */
export const supplierNameField = visibleName(MAX_SUPPLIER_NAME).overwrite(visibleLine);
export const supplierChange = z.object({ name: supplierNameField });

/** In the currency of the list. */
const listPrice = priceField.refine((price) => price > 0);

/** What to confirm: every match (empty), some products, or lines with their products; and lines to make products of. */
export const confirmRequest = z.object({
  previewId: z.string().max(64).optional(),
  ids: z.array(z.int()).max(20_000).optional(),
  rows: z
    .array(
      z.object({
        line: z.int(),
        id: z.int(),
        price: listPrice.optional().openapi({ description: 'What the list says, where it was read otherwise' }),
      }),
    )
    .max(20_000)
    .optional(),
  newProducts: z.array(z.int()).max(MAX_NEW_PRODUCTS).optional(),
  supplierName: supplierNameField.optional(),
  rule: wirePriceRule.optional(),
});

/** The id prevents that a later preview or update is meant by mistake; without it the last one is meant. */
export const discardRequest = z.object({ previewId: z.string().max(64).optional() });
export const undoRequest = z.object({ updateId: z.string().max(64).optional() });
