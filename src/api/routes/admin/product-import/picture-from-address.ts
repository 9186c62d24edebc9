import type { OpenAPIHono } from '@hono/zod-openapi';
import { downloadPicture } from '#adapters/picture-download/download-picture.ts';
import { TaskQueue } from '#adapters/task-queue/task-queue.ts';
import { pictureAddress } from '#contract/requests/product-import.ts';
import { wireImage } from '#contract/responses/image.ts';
import { adminApi } from '#contract/urls/admin-urls.ts';
import { MAX_IMAGE_BYTES, storedImageHash } from '#domain/catalogue/product-image.ts';
import { storeUploadedImage } from '#use-cases/images/store-uploaded-image.ts';
import { audit } from '../../../audit/audit.ts';
import { endpoint, jsonRequest } from '../../../http/endpoint.ts';
import type { ApiDependencies, ApiEnv } from '../../../http/env.ts';
import { toImageFailure } from '../image-upload.ts';

/** Each holds a picture of up to 10 MiB in memory. */
const MAX_CONCURRENT_DOWNLOADS = 2;
const MAX_WAITING = 16;

const fromAddress = endpoint({
  method: 'post',
  path: adminApi.pictureFromAddress,
  access: 'admin',
  summary: 'Takes in a picture from an address of the public web, like an upload',
  request: jsonRequest(pictureAddress),
  body: wireImage,
});

export function pictureFromAddressRoute(app: OpenAPIHono<ApiEnv>, dependencies: ApiDependencies): void {
  const { database, images: store, onImageStored, allowPrivatePictures } = dependencies;
  const queue = new TaskQueue({ concurrency: MAX_CONCURRENT_DOWNLOADS, maxWaiting: MAX_WAITING });

  app.openapi(fromAddress, async (c) => {
    const { url } = c.req.valid('json');
    const result = await queue.run(async () => {
      const options = { maxBytes: MAX_IMAGE_BYTES, ...(allowPrivatePictures && { allowPrivate: true }) };
      const file = await downloadPicture(url, options);
      return file.ok ? storeUploadedImage({ database, store, bytes: file.bytes, now: Date.now() }) : file;
    }, c.req.raw.signal);
    const stored = result.ok ? result.value : { ok: false as const, reason: 'busy' as const };
    if (!stored.ok) throw toImageFailure(c, stored.reason);
    await audit(c, dependencies, { did: 'picture uploaded', to: { image: stored.image.url } });
    onImageStored?.(storedImageHash(stored.image.url));
    return c.json(wireImage.parse(stored.image), 200);
  });
}
