import { z } from '@hono/zod-openapi';
import { AUDITED_ENTITIES } from '#domain/audit/audit-entry.ts';
import { endOfDay, startOfDay } from '#domain/dates/argentine-day.ts';
import { emptyAsMissing, idField, singleLine } from './fields.ts';

/** A day in Argentine time, converted to epoch milliseconds. */
const day = (convert: (text: string) => number | undefined) =>
  z
    .string()
    .transform((text, context) => {
      const time = convert(text);
      if (time === undefined) context.addIssue({ code: 'custom' });
      return time ?? 0;
    })
    .openapi({ type: 'string', example: '2026-11-22' });

const cursor = z
  .string()
  .regex(/^\d{1,16}\.\d{1,10}$/)
  .transform((text) => {
    const [at = 0, id = 0] = text.split('.').map(Number);
    return { at, id };
  })
  .openapi({ type: 'string', description: 'The `next` of an answer, for the page after it' });

export const auditListing = z.object({
  who: emptyAsMissing(singleLine(100)).openapi({ description: 'Id of an administrator' }),
  what: emptyAsMissing(z.enum(AUDITED_ENTITIES)),
  id: emptyAsMissing(idField).openapi({ description: 'Id of the product, brand, category, sale or constant' }),
  request: emptyAsMissing(singleLine(100)),
  from: emptyAsMissing(day(startOfDay)),
  until: emptyAsMissing(day(endOfDay)),
  after: emptyAsMissing(cursor),
});
