import { z } from '@hono/zod-openapi';

const describedText = (description: string) => z.string().openapi({ description });

/** The URL that the contact form posts to, and the ids for its body, which are empty for our own call. */
export const wireContactTarget = z
  .object({
    url: describedText('Of this API, or of an e-mail service'),
    service_id: z.string(),
    template_id: z.string(),
    user_id: z.string(),
  })
  .openapi('ContactTarget');

export const wireContactResponse = z.object({ status: z.literal('ok') });

export type WireContactTarget = z.output<typeof wireContactTarget>;
