import { z } from 'zod';
import { COLUMN_ROLES } from '#domain/pricing/list-columns.ts';

const band = z.object({ left: z.number(), right: z.number(), title: z.string(), role: z.enum(COLUMN_ROLES) });
const word = z.object({ text: z.string(), left: z.number(), right: z.number(), y: z.number(), size: z.number() });

/** The first pages of a list, in points, as the seller sees them to say what its columns are. */
export const storedDrawing = z.object({
  pages: z.array(z.object({ width: z.number(), height: z.number(), words: z.array(word) })),
  pageCount: z.int(),
  bands: z.array(band),
});

/** A way in which a list may be read, with some of its rows; prices in centavos. */
export const storedReading = z.object({
  id: z.string(),
  rows: z.array(z.object({ text: z.string(), price: z.int() })),
  priced: z.int(),
  matched: z.int(),
});

/** How the seller said that the list is to be read. */
export const storedTeaching = z.object({
  bands: z.array(band).optional(),
  reading: z.string().optional(),
  brand: z.string().optional(),
});
