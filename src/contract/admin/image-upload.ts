import { MAX_IMAGE_BYTES } from '#domain/catalogue/product-image.ts';
import { ApiError } from '../http/api-error.ts';
import { type Caller, call } from '../http/call.ts';
import type { WireImage } from '../responses/image.ts';
import { api } from '../urls/shop-urls.ts';

// Shown by the screen and by the server.
export const IMAGE_TOO_LARGE_TEXT = 'La imagen es demasiado pesada: puede tener hasta 10 MB.';

/** Uploads an image. One that is too large is not sent: a proxy would refuse it without saying why. */
export async function postImage(caller: Caller, file: Blob, signal?: AbortSignal): Promise<WireImage> {
  if (file.size > MAX_IMAGE_BYTES) throw tooLarge();
  const body = new FormData();
  body.set('file', file);
  try {
    return await call<WireImage>(caller, api.images, { method: 'POST', body, ...(signal && { signal }) });
  } catch (cause) {
    const isBare = cause instanceof ApiError && cause.status === 413 && cause.body.error === undefined;
    throw isBare ? tooLarge(cause) : cause;
  }
}

function tooLarge(cause?: ApiError): ApiError {
  return new ApiError(IMAGE_TOO_LARGE_TEXT, 413, { body: { error: IMAGE_TOO_LARGE_TEXT }, cause });
}
