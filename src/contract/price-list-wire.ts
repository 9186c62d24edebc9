import { z } from '@hono/zod-openapi';
import { wireDate } from './wire.ts';

/** Why a row starts without its tick. */
export const priceDoubts = ['similarity', 'rivals', 'change', 'outlier'] as const;

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
  doubts: z.array(z.enum(priceDoubts)),
  remembered: z.boolean(),
});

/** Spec §7; `previewId`, `priceColumn` and `lines` are for the screen. */
export const wirePricePreview = z
  .object({
    success: z.literal(true),
    message: z.string(),
    previewId: z.string(),
    priceColumn: z.string().nullable(),
    matched: z.array(match),
    noMatches: z.array(z.object({ id: z.int(), nombre: z.string(), marca: z.string(), precio_actual: z.number() })),
    stats: z.object({
      total_db_products: z.int(),
      total_pdf_products: z.int(),
      matched_count: z.int(),
      match_rate: z.number().openapi({ description: 'Percent, 0 to 100' }),
    }),
    lines: z.array(z.object({ line: z.int(), text: z.string(), price: z.number() })),
  })
  .openapi('PricePreview');

/** What to confirm: nothing (every match), some products, or lines with their products. */
export const priceChoice = z.object({
  previewId: z.string().max(64).optional(),
  ids: z.array(z.int()).max(20_000).optional(),
  rows: z
    .array(z.object({ line: z.int(), id: z.int() }))
    .max(20_000)
    .optional(),
});

export const wirePricesDone = z
  .object({
    success: z.literal(true),
    message: z.string(),
    updated: z.array(
      z.object({ id: z.int(), nombre: z.string(), precio_anterior: z.number(), precio_nuevo: z.number() }),
    ),
    skipped: z.array(z.object({ id: z.int(), nombre: z.string() })),
  })
  .openapi('PricesDone');

export const wirePriceHistory = z.array(
  z
    .object({
      date: wireDate,
      who: z.string().nullable(),
      how: z.string().openapi({ description: 'form, inline, quick, pdf or undo' }),
      field: z.string().openapi({ description: 'price, priceUSD or discount' }),
      before: z.number().nullable(),
      after: z.number().nullable(),
    })
    .openapi('PriceNote'),
);
