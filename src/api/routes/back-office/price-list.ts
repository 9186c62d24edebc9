import { type OpenAPIHono, z } from '@hono/zod-openapi';
import type { ReadFailure } from '#adapters/price-list/reader.ts';
import { adminApi } from '#contract/admin-urls.ts';
import { MAX_LIST_BYTES, TOO_HEAVY } from '#contract/price-list-limit.ts';
import { wirePreviewDropped, wirePriceListHeld, wirePricePreview } from '#contract/price-list-wire.ts';
import { dropPreview, heldSteps } from '#data/price-list-kept.ts';
import { allProducts } from '#data/products.ts';
import { previewPriceList } from '#use-cases/preview-price-list.ts';
import { endpoint } from '../../endpoint.ts';
import type { ApiEnv, ApiParts } from '../../env.ts';
import { Failure, type FailureStatus } from '../../failure.ts';
import { administratorOnly } from '../../guard.ts';
import { toWirePreview, toWireUpdate } from '../../price-list-wire.ts';
import { uploadedFile } from '../../uploaded-file.ts';

/** Files that are held in memory at a time. */
const MOST_AT_ONCE = 3;

type Reason = ReadFailure | 'form' | 'cut' | 'size';

const REFUSALS: Readonly<Record<Reason, readonly [FailureStatus, string]>> = {
  form: [400, 'Por favor seleccioná un archivo PDF.'],
  cut: [400, 'El archivo no llegó completo. Probá de nuevo.'],
  size: [413, TOO_HEAVY],
  'not-pdf': [415, 'El archivo no es un PDF.'],
  encrypted: [422, 'El PDF está protegido con contraseña. Pedile al proveedor uno sin contraseña.'],
  broken: [422, 'El PDF está dañado y no se puede leer.'],
  'no-text': [422, 'El PDF no tiene texto: parece escaneado. Pedile al proveedor la lista original.'],
  pages: [422, 'El PDF tiene demasiadas páginas: puede tener hasta 120.'],
  'too-much': [422, 'El PDF tiene demasiado texto para ser una lista de precios.'],
  memory: [422, 'El PDF es demasiado complejo para leerlo.'],
  time: [422, 'Leer el PDF llevó demasiado tiempo.'],
  busy: [503, 'Se están leyendo otros PDF. Probá de nuevo en unos segundos.'],
};

const held = endpoint({
  method: 'get',
  path: adminApi.priceListHeld,
  access: 'admin',
  summary: 'The preview that can still be confirmed and the update that can still be undone',
  body: wirePriceListHeld,
});

const drop = endpoint({
  method: 'delete',
  path: adminApi.priceListHeld,
  access: 'admin',
  summary: 'Lets go of the preview',
  body: wirePreviewDropped,
});

const preview = endpoint({
  method: 'post',
  path: adminApi.priceListPreview,
  access: 'admin',
  summary: "Reads a supplier's price list (PDF, up to 15 MiB) and tells which prices would change",
  request: {
    body: {
      required: true,
      content: { 'multipart/form-data': { schema: z.object({ file: z.string().openapi({ format: 'binary' }) }) } },
    },
  },
  body: wirePricePreview,
});

export function priceListRoutes(app: OpenAPIHono<ApiEnv>, { database }: ApiParts): void {
  let underWay = 0;
  // Only described by its schema: the form is read by ourselves.
  app.openAPIRegistry.registerPath(preview);

  app.openapi(held, async (c) => {
    const { preview, update } = await heldSteps(database, {
      administratorId: c.get('administrator').id,
      now: Date.now(),
    });
    const products = preview ? await allProducts(database) : [];
    const body = {
      preview: preview && toWirePreview({ ...preview, preview: preview.content, products }),
      update: update && toWireUpdate(update),
    };
    return c.json(wirePriceListHeld.parse(body), 200);
  });

  app.openapi(drop, async (c) => {
    await dropPreview(database, { administratorId: c.get('administrator').id });
    return c.json(wirePreviewDropped.parse({ success: true }), 200);
  });

  app.post(adminApi.priceListPreview, administratorOnly, async (c) => {
    if (underWay >= MOST_AT_ONCE) throw refusal('busy');
    underWay += 1;
    try {
      const file = await uploadedFile(c.req.raw, { field: 'file', maxBytes: MAX_LIST_BYTES });
      if (!file.ok) throw refusal(file.reason);
      const administratorId = c.get('administrator').id;
      const done = await previewPriceList(database, { bytes: file.bytes, administratorId, now: Date.now() });
      if (!done.ok) throw refusal(done.reason);
      return c.json(wirePricePreview.parse(toWirePreview(done)), 200);
    } finally {
      underWay -= 1;
    }
  });
}

function refusal(reason: Reason): Failure {
  return new Failure(...REFUSALS[reason]);
}
