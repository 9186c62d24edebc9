import { z } from '@hono/zod-openapi';

/** The response to an upload: `url` goes into a product's images or a brand's image. */
export const wireImage = z
  .object({
    url: z.string(),
    thumbhash: z.string().nullable().openapi({ description: 'Stand-in of the image, base64' }),
  })
  .openapi('Image');

export type WireImage = z.output<typeof wireImage>;
