import { z } from '@hono/zod-openapi';
import { isEmailAddress } from '#domain/text/email-address.ts';
import { contactLimits } from '../shop/contact.ts';
import { multiLine, singleLine } from './fields.ts';

const serviceId = singleLine(200).nullish().openapi({ description: 'Of an e-mail service; means nothing here' });

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
    }),
  })
  .openapi('ContactMessage');
