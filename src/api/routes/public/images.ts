import type { OpenAPIHono } from '@hono/zod-openapi';
import { readVariant } from '#adapters/images/image-variant.ts';
import { imageUrls } from '#contract/urls/shop-urls.ts';
import type { ApiDependencies, ApiEnv } from '../../http/env.ts';
import { Failure, failureTexts } from '../../http/failure.ts';
import { assignRequestId, sendRequestId } from '../../http/request-id.ts';

/** So long that one page does not ask twice, so short that the next visit gets the variant. */
const SUBSTITUTE_CACHE_CONTROL = 'public, max-age=10';

/** Image files by name. They never change, and nothing in them may be executed. */
export function imageRoutes(app: OpenAPIHono<ApiEnv>, { images: store }: ApiDependencies): void {
  app.get(imageUrls.route, assignRequestId, sendRequestId, async (c) => {
    const variant = await readVariant({ store, name: c.req.param('name') ?? '' });
    if (!variant.ok) {
      if (variant.reason === 'missing') throw new Failure(404, failureTexts.imageNotFound);
      c.header('Retry-After', '5');
      throw new Failure(503, failureTexts.imageBusy);
    }
    return c.body(new Uint8Array(variant.bytes), 200, {
      'Content-Type': variant.contentType,
      'Content-Length': String(variant.bytes.byteLength),
      'Cache-Control': variant.isSubstitute ? SUBSTITUTE_CACHE_CONTROL : 'public, max-age=31536000, immutable',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    });
  });
}
