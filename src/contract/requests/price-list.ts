import { z } from '@hono/zod-openapi';

/** The header of the column to read the prices from; empty for the retail price column. */
export const priceColumnField = z.string().trim().max(100);

/** What to confirm: every match (empty), some products, or lines with their products. */
export const confirmRequest = z.object({
  previewId: z.string().max(64).optional(),
  ids: z.array(z.int()).max(20_000).optional(),
  rows: z
    .array(z.object({ line: z.int(), id: z.int() }))
    .max(20_000)
    .optional(),
});

/** The id prevents that a later preview or update is meant by mistake; without it the last one is meant. */
export const discardRequest = z.object({ previewId: z.string().max(64).optional() });
export const undoRequest = z.object({ updateId: z.string().max(64).optional() });
