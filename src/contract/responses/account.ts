import { z } from '@hono/zod-openapi';
import { wireDate } from './shop.ts';

const openSession = z
  .object({
    id: z.string(),
    current: z.boolean().openapi({ description: 'Whether this call was made in it' }),
    openedAt: wireDate,
    lastUsedAt: wireDate.openapi({ description: 'At most a day old' }),
    address: z.string().openapi({ description: 'Where it was opened; empty when unknown' }),
    userAgent: z.string(),
  })
  .openapi('OpenSession');

export const wireAccount = z
  .object({
    email: z.string(),
    displayName: z.string(),
    sessions: z
      .array(openSession)
      .nullable()
      .openapi({ description: 'Null when an outside provider manages password and sessions' }),
  })
  .openapi('Account');

export const wirePasswordChanged = z.object({ success: z.literal(true) });
export const wireSessionsEnded = z.object({ ended: z.int() });

export type WireAccount = z.output<typeof wireAccount>;
export type WireSessionsEnded = z.output<typeof wireSessionsEnded>;
