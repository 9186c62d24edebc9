import { z } from '@hono/zod-openapi';
import { isEmailAddress } from '#domain/text/email-address.ts';
import { contactLimits } from '../shop/contact.ts';
import { idField, multiLine, singleLine } from './fields.ts';
import { MAX_LIST_LIMIT } from './listing.ts';

const serviceId = singleLine(200).nullish().openapi({ description: 'Of an e-mail service; means nothing here' });

const MAX_TRAP_LENGTH = 2000;

/** A message in the format of e-mail services (spec §7). */
export const contactBody = z
  .object({
    service_id: serviceId,
    template_id: serviceId,
    user_id: serviceId,
    template_params: z.object({
      name_from: singleLine(contactLimits.name).min(1),
      email_from: singleLine(contactLimits.email).min(1).refine(isEmailAddress),
      message: multiLine(contactLimits.message).trim().min(1),
      website: z
        .string()
        .max(MAX_TRAP_LENGTH)
        .optional()
        .openapi({ description: 'A trap: people do not see this field. A message with it is dropped' }),
    }),
  })
  .openapi('ContactMessage');

export const messagesRead = z.object({ ids: z.array(idField).min(1).max(MAX_LIST_LIMIT) }).openapi('MessagesRead');
