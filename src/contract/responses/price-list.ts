import { z } from '@hono/zod-openapi';
import { PRICE_SOURCES, UPDATE_SOURCES } from '#domain/audit/price-sources.ts';
import { MATCH_DOUBTS } from '#domain/pricing/match-doubts.ts';
import { columnBand, listTeaching } from '../requests/price-list.ts';
import { wirePriceRule } from '../requests/pricing/price-rule.ts';
import { wireDate } from './shop.ts';

const isDraft = z.literal(true).optional().openapi({ description: 'Whether it is inactive and never was active' });

const match = z.object({
  id: z.int(),
  nombre: z.string(),
  marca: z.string(),
  precio_actual: z.number(),
  precio_nuevo: z.number(),
  variacion_percent: z.number().nullable().openapi({ description: 'Null when the price today is 0 (A29)' }),
  similarity_score: z.number(),
  matched_line: z.string(),
  line: z.int().openapi({ description: 'The line of the list, to choose or correct the pair by' }),
  doubts: z.array(z.enum(MATCH_DOUBTS)),
  remembered: z.boolean(),
  isDraft,
});

const listSupplier = z
  .object({
    id: z.int().nullable().openapi({ description: 'Null for a supplier that is not known yet' }),
    name: z.string(),
    lastList: wireDate.nullable(),
    isTaught: z.boolean().openapi({ description: 'Whether it is read as somebody taught' }),
    products: z.array(z.int()).openapi({ description: 'Products whose prices its earlier lists told' }),
  })
  .openapi('ListSupplier');

const suggestedProduct = z
  .object({ name: z.string(), brand: z.string().nullable(), category: z.string().nullable() })
  .openapi('SuggestedProduct', { description: 'A new product as the line describes it, in the words of the shop' });

/** Lengths in points, from the top left. */
const listDrawing = z
  .object({
    pages: z.array(
      z.object({
        width: z.number(),
        height: z.number(),
        words: z.array(
          z.object({ text: z.string(), left: z.number(), right: z.number(), y: z.number(), size: z.number() }),
        ),
      }),
    ),
    pageCount: z.int(),
    bands: z.array(columnBand),
  })
  .openapi('ListDrawing');

const listReading = z
  .object({
    id: z.string(),
    rows: z.array(z.object({ text: z.string(), price: z.number() })),
    priced: z.int().openapi({ description: 'Rows with a price' }),
    matched: z.int().openapi({ description: 'Products of the shop among them' }),
  })
  .openapi('ListReading');

export const wireSuppliers = z.array(
  z.object({ id: z.int(), name: z.string(), lastList: wireDate, firstList: wireDate }).openapi('Supplier'),
);
export const wireSupplierChanged = z.object({ id: z.int(), name: z.string() });

/** Spec §7; `previewId`, `lines` and the columns are additions for our screen. */
export const wirePricePreview = z
  .object({
    success: z.literal(true),
    message: z.string(),
    previewId: z.string(),
    priceColumn: z.string().nullable().openapi({ description: 'Title of the column that the prices were read from' }),
    priceColumns: z.array(z.string()).openapi({
      description: 'Titles of all columns with prices, in the order of the page; each can be asked for as priceColumn',
    }),
    columnChosen: z.boolean().openapi({ description: 'Whether priceColumn was asked for' }),
    matched: z.array(match),
    noMatches: z.array(
      z.object({ id: z.int(), nombre: z.string(), marca: z.string(), precio_actual: z.number(), isDraft }),
    ),
    stats: z.object({
      total_db_products: z.int(),
      total_pdf_products: z.int(),
      matched_count: z.int(),
      match_rate: z.number().openapi({ description: 'Percent, 0 to 100' }),
    }),
    lines: z.array(
      z.object({
        line: z.int(),
        text: z.string(),
        price: z.number(),
        otherPrices: z
          .array(z.object({ title: z.string(), price: z.number() }))
          .optional()
          .openapi({ description: 'What else the line says that it costs, and what it calls that' }),
        unsure: z
          .boolean()
          .optional()
          .openapi({ description: 'Whether it has other prices and nothing tells which of them is meant' }),
        product: suggestedProduct.optional(),
      }),
    ),
    supplier: listSupplier.nullable(),
    rule: wirePriceRule,
    looksInDollars: z
      .boolean()
      .openapi({ description: 'Whether it names dollars and has no prices in pesos, or far fewer' }),
    linesInDollars: z
      .int()
      .optional()
      .openapi({ description: 'How many lines were not read, because among prices in pesos theirs is in dollars' }),
    unpriced: z
      .array(z.int())
      .optional()
      .openapi({ description: 'Products of noMatches that the list has without a price' }),
    latestDollarRate: z.number().nullable().openapi({ description: 'Pesos per dollar of the latest list in dollars' }),
    drawing: listDrawing.optional(),
    teaching: listTeaching.optional().openapi({ description: 'What was sent as teaching' }),
    readings: z.array(listReading).optional().openapi({
      description: 'Ways to read a list that is not surely understood, as it was read first; each can be asked for',
    }),
    secondsLeft: z.int().openapi({ description: 'How long it can be confirmed' }),
  })
  .openapi('PricePreview');

const source = z.enum(UPDATE_SOURCES).openapi({ description: 'Whether a list or an adjustment changed the prices' });

const updated = z.array(
  z.object({ id: z.int(), nombre: z.string(), precio_anterior: z.number(), precio_nuevo: z.number() }),
);

const created = z.array(z.object({ id: z.int(), nombre: z.string(), missingBrand: z.string().nullable() })).openapi({
  description: 'New products, inactive; missingBrand is what the list says where the shop has no such brand',
});

export const wirePriceListUpdate = z
  .object({
    success: z.literal(true),
    message: z.string(),
    updateId: z.string(),
    source,
    updated,
    skipped: z.array(z.object({ id: z.int(), nombre: z.string() })),
    created,
    notCreated: z.array(z.string()).openapi({ description: 'Names of products that are there already' }),
    secondsLeft: z.int().openapi({ description: 'How long it can be undone; 0 when it cannot' }),
  })
  .openapi('PricesDone');

/** What can be confirmed or undone when the screen is opened. */
export const wirePriceListState = z
  .object({
    preview: wirePricePreview.nullable(),
    update: z.object({ updateId: z.string(), source, updated, created, secondsLeft: z.int() }).nullable(),
  })
  .openapi('PriceListHeld');

export const wirePreviewDiscarded = z.object({ success: z.literal(true) });

export const wirePriceHistory = z.array(
  z
    .object({
      date: wireDate,
      who: z.string().nullable(),
      how: z.enum(PRICE_SOURCES),
      field: z.enum(['price', 'priceUSD', 'discount']),
      before: z.number().nullable(),
      after: z.number().nullable(),
    })
    .openapi('PriceNote'),
);

export type WirePricePreview = z.output<typeof wirePricePreview>;
export type WirePriceListUpdate = z.output<typeof wirePriceListUpdate>;
export type WirePriceListState = z.output<typeof wirePriceListState>;
export type WirePriceHistoryEntry = z.output<typeof wirePriceHistory>[number];
export type WireListDrawing = z.output<typeof listDrawing>;
export type WireListReading = z.output<typeof listReading>;
export type WireSuppliers = z.output<typeof wireSuppliers>;
