import type { OpenAPIHono } from '@hono/zod-openapi';
import { requestId } from 'hono/request-id';
import { readVariant } from '#adapters/images/image-variant.ts';
import { imageUrls } from '#contract/urls/shop-urls.ts';
import type { ApiDependencies, ApiEnv } from '../../http/env.ts';
import { Failure, failureTexts } from '../../http/failure.ts';

/** Image files by name. They never change, and nothing in them may be executed. */
export function imageRoutes(app: OpenAPIHono<ApiEnv>, { images: store }: ApiDependencies): void {
  app.get(imageUrls.route, requestId(), async (c) => {
    const variant = await readVariant({ store, name: c.req.param('name') ?? '' });
    if (!variant) throw new Failure(404, failureTexts.imageNotFound);
    return c.body(new Uint8Array(variant.bytes), 200, {
      'Content-Type': variant.contentType,
      'Content-Length': String(variant.bytes.byteLength),
      'Cache-Control': 'public, max-age=31536000, immutable',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    });
  });
}
