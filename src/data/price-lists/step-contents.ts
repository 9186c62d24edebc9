import { z } from 'zod';
import { UPDATE_SOURCES } from '#domain/audit/price-sources.ts';
import { MATCH_DOUBTS } from '#domain/pricing/match-doubts.ts';
import { LIST_PRICE_RULE } from '#domain/pricing/price-rule.ts';
import { storedPriceRule } from '../suppliers/stored-price-rule.ts';
import { storedDrawing, storedReading, storedTeaching } from './stored-teaching.ts';

/**
 * Whose list it is; `id` and `lastListAt` are null for a new supplier, `template` is JSON of how the list was read,
 * `products` those whose prices earlier lists told.
 */
const previewSupplier = z.object({
  id: z.int().nullable(),
  name: z.string(),
  lastListAt: z.int().nullable(),
  template: z.string(),
  isTaught: z.boolean(),
  products: z.array(z.int()).default([]),
});

/** A new product as a line describes it: its brand as the shop writes it, or else as printed. */
const suggestedProduct = z.object({ name: z.string(), brand: z.string().nullable(), category: z.string().nullable() });

export const priceListPreview = z.object({
  /** The priced lines of the list: `key` identifies a line in later lists, `text` is as printed. */
  lines: z.array(
    z.object({
      index: z.int(),
      key: z.string(),
      text: z.string(),
      price: z.int(),
      otherPrices: z.array(z.object({ title: z.string(), price: z.int() })).optional(),
      unsure: z.boolean().optional(),
      product: suggestedProduct.optional(),
    }),
  ),
  /** The proposed assignments of a line's price to a product. */
  pairs: z.array(
    z.object({
      line: z.int(),
      id: z.int(),
      similarity: z.number(),
      doubts: z.array(z.enum(MATCH_DOUBTS)),
      remembered: z.boolean(),
    }),
  ),
  /** The price of every product at the time of the preview. */
  prices: z.array(z.tuple([z.int(), z.int()])),
  /** Products in the list, with or without a price. */
  rows: z.int(),
  /** The ids of products that the list has without a price. */
  unpriced: z.array(z.int()).optional(),
  priceColumn: z.string().nullable(),
  /** The headers of all price columns, and whether one was selected. */
  priceColumns: z.array(z.string()).default([]),
  columnChosen: z.boolean().default(false),
  supplier: previewSupplier.nullable().default(null),
  /** From the prices of the list to ours. */
  rule: storedPriceRule.default(LIST_PRICE_RULE),
  /** It has no price in pesos and names dollars. */
  looksInDollars: z.boolean().default(false),
  /** Lines with a price in dollars, which a list in pesos is read without. */
  linesInDollars: z.int().optional(),
  /** The rate that a list in dollars had last, in centavos per dollar. */
  latestDollarRate: z.int().nullable().default(null),
  /** What the seller may teach of the list, and has taught. */
  drawing: storedDrawing.nullish(),
  readings: z.array(storedReading).optional(),
  teaching: storedTeaching.optional(),
});

const rememberedPairs = z.array(z.object({ key: z.string(), productId: z.int().nullable() }));

/**
 * A supplier of whom a list taught something at `now`, and the name that it has since; `before` is null for a new one.
 * `deleted` is what else there was of one that has no more lists.
 */
const supplierChange = z.object({
  id: z.int(),
  now: z.int(),
  name: z.string().optional(),
  before: z
    .object({
      templates: z.string(),
      priceRule: z.string().default(''),
      lastListAt: z.int(),
      name: z.string().optional(),
    })
    .nullable(),
  deleted: z.object({ createdAt: z.int(), pairs: rememberedPairs }).optional(),
});

/** A product that a list brought; `missingBrand` is what the list calls its brand, which the shop does not have. */
const createdProduct = z.object({ id: z.int(), name: z.string(), missingBrand: z.string().nullable() });

/** Amounts of a product that a list sets beside the price, in centavos and cents of a dollar. */
const setAmounts = z.object({ cost: z.int().nullable().optional(), priceUsd: z.int().nullable().optional() });

/** `previous` has the amounts from before those that were set. */
const priceUpdate = z.object({
  id: z.int(),
  name: z.string(),
  before: z.int(),
  after: z.int(),
  set: setAmounts.optional(),
  previous: setAmounts.optional(),
  /** Since when the product had the price before. */
  pricedAt: z.int().optional(),
});

/** What an undo needs: what was changed, and the remembered pairs from before (null where there was none). */
export const priceListUpdate = z.object({
  /** What earlier versions stored does not say it. */
  source: z.enum(UPDATE_SOURCES).default('pdf'),
  updated: z.array(priceUpdate),
  memory: rememberedPairs,
  /** Whose the pairs are, and which suppliers the list has changed. */
  supplierId: z.int().nullable().default(null),
  suppliers: z.array(supplierChange).default([]),
  created: z.array(createdProduct).default([]),
});

/** A preview as it is stored. Prices in centavos. */
export type PriceListPreview = z.output<typeof priceListPreview>;

export type ProposedPair = PriceListPreview['pairs'][number];
export type LinePair = Pick<ProposedPair, 'line' | 'id'>;

export type PriceListUpdate = z.output<typeof priceListUpdate>;
export type PriceUpdate = z.output<typeof priceUpdate>;
export type SetAmounts = z.output<typeof setAmounts>;
export type CreatedProduct = z.output<typeof createdProduct>;
export type PreviewSupplier = z.output<typeof previewSupplier>;
export type SupplierChange = z.output<typeof supplierChange>;
