import { z } from '@hono/zod-openapi';
import { PRICE_SOURCES } from '#domain/audit/price-sources.ts';
import { wireDate } from './shop.ts';

const values = z.record(z.string(), z.unknown()).nullable();

const auditEntry = z
  .object({
    id: z.int(),
    date: wireDate,
    who: z.string().nullable().openapi({ description: 'Null when the shop itself or a stranger did it' }),
    how: z.enum(PRICE_SOURCES).nullable(),
    did: z.string(),
    entityId: z.int().nullable(),
    name: z.string().nullable(),
    from: values,
    to: values,
    requestId: z.string().nullable(),
  })
  .openapi('AuditEntry');

export const wireAuditPage = z
  .object({
    entries: z.array(auditEntry),
    next: z.string().nullable().openapi({ description: 'Where the next page begins' }),
    authors: z.array(z.object({ id: z.string(), name: z.string() })),
  })
  .openapi('AuditPage');

export type WireAuditPage = z.output<typeof wireAuditPage>;
export type WireAuditEntry = z.output<typeof auditEntry>;
