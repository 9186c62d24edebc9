import { z } from '@hono/zod-openapi';
import { wireDate } from './shop.ts';

const wireStoredMessage = z
  .object({
    id: z.int(),
    name: z.string(),
    email: z.string().openapi({ description: 'As the sender typed it' }),
    message: z.string(),
    date: wireDate,
    read: z.boolean().openapi({ description: 'Whether the seller has seen it in the list' }),
  })
  .openapi('StoredMessage');

export const wireMessagePage = z.object({
  data: z.array(wireStoredMessage),
  totalResults: z.int(),
  hasMore: z.boolean(),
});
export const wireMessagesRead = z.object({ ids: z.array(z.int()) });

export type WireStoredMessage = z.output<typeof wireStoredMessage>;
