import { z } from '@hono/zod-openapi';

export const wireStorage = z
  .object({
    freeBytes: z.int().nullable().openapi({ description: 'null where everything is stored elsewhere' }),
    isLow: z.boolean().openapi({ description: 'Writes will soon fail for lack of room' }),
  })
  .openapi('Storage');

export type WireStorage = z.output<typeof wireStorage>;
