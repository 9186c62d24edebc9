import { type OpenAPIHono, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { ImageRefusal } from '#adapters/images/ingest-image.ts';
import { IMAGE_TOO_LARGE_TEXT } from '#contract/admin/image-upload.ts';
import { wireImage } from '#contract/responses/image.ts';
import { api } from '#contract/urls/shop-urls.ts';
import { MAX_IMAGE_BYTES, storedImageHash } from '#domain/catalogue/product-image.ts';
import { storeUploadedImage } from '#use-cases/images/store-uploaded-image.ts';
import { audit } from '../../audit/audit.ts';
import { endpoint } from '../../http/endpoint.ts';
import type { ApiDependencies, ApiEnv } from '../../http/env.ts';
import { Failure, type FailureStatus } from '../../http/failure.ts';
import { requireAdministrator } from '../../http/guard.ts';
import { readUpload } from '../../uploads/read-upload.ts';
import { createUploadMemory } from '../../uploads/upload-memory.ts';

/** `address` and `unreachable`: the picture was to come from elsewhere. */
type Reason = ImageRefusal | 'form' | 'cut' | 'full' | 'address' | 'unreachable';

const MAX_CONCURRENT_UPLOADS = 16;
/** Of all uploads together. */
const MAX_BYTES_IN_MEMORY = 48 * 1024 * 1024;
const RETRY_AFTER_S = '5';

const FAILURES: Readonly<Record<Reason, readonly [FailureStatus, string]>> = {
  form: [400, 'Tenés que mandar una sola imagen, en el campo «file» de un formulario.'],
  address: [400, 'La dirección de la imagen no es válida.'],
  unreachable: [422, 'No se pudo bajar la imagen de esa dirección.'],
  cut: [400, 'La imagen no llegó completa. Probá de nuevo.'],
  broken: [400, 'La imagen está dañada o incompleta.'],
  size: [413, IMAGE_TOO_LARGE_TEXT],
  type: [415, 'El archivo no es una imagen JPEG, PNG, WebP o AVIF.'],
  pixels: [422, 'La imagen es demasiado grande: puede tener hasta 50 megapíxeles, o 24 si es AVIF.'],
  frames: [422, 'La animación tiene demasiados cuadros. Subí una imagen fija.'],
  costly: [422, 'La imagen necesita demasiada memoria. Guardala más chica y probá de nuevo.'],
  busy: [503, 'Se están subiendo demasiadas imágenes a la vez. Probá de nuevo en unos segundos.'],
  full: [507, 'No queda lugar para guardar la imagen.'],
};

const upload = endpoint({
  method: 'post',
  path: api.images,
  access: 'admin',
  summary: 'Takes in one picture: JPEG, PNG, WebP or AVIF, up to 10 MiB and 50 megapixels (AVIF: 24)',
  request: {
    body: {
      required: true,
      content: {
        'multipart/form-data': { schema: z.object({ file: z.string().openapi({ format: 'binary' }) }) },
      },
    },
  },
  body: wireImage,
});

export function imageUploadRoutes(app: OpenAPIHono<ApiEnv>, dependencies: ApiDependencies): void {
  const { database, images: store, onImageStored } = dependencies;
  let activeUploads = 0;
  const reserveMemory = createUploadMemory(MAX_BYTES_IN_MEMORY);
  // Only documented by its schema; the form is parsed by `readUpload`.
  app.openAPIRegistry.registerPath(upload);
  app.post(api.images, requireAdministrator, async (c) => {
    if (activeUploads >= MAX_CONCURRENT_UPLOADS) throw toImageFailure(c, 'busy');
    activeUploads += 1;
    const memory = reserveMemory();
    try {
      const file = await readUpload(c.req.raw, {
        field: 'file',
        maxBytes: MAX_IMAGE_BYTES,
        reserveBytes: memory.reserve,
      });
      if (!file.ok) throw toImageFailure(c, file.reason);
      const result = await storeUploadedImage({ database, store, bytes: file.bytes, now: Date.now() });
      if (!result.ok) throw toImageFailure(c, result.reason);
      await audit(c, dependencies, { did: 'picture uploaded', to: { image: result.image.url } });
      onImageStored?.(storedImageHash(result.image.url));
      return c.json(wireImage.parse(result.image), 200);
    } finally {
      activeUploads -= 1;
      memory.release();
    }
  });
}

export function toImageFailure(c: Context<ApiEnv>, reason: Reason): Failure {
  if (reason === 'busy') c.header('Retry-After', RETRY_AFTER_S);
  return new Failure(...FAILURES[reason]);
}
