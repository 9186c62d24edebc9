import { type OpenAPIHono, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { ReadFailure } from '#adapters/price-list/read-price-list.ts';
import { discardRequest, priceColumnField } from '#contract/requests/price-list.ts';
import { LIST_TOO_LARGE_TEXT, MAX_LIST_BYTES } from '#contract/requests/price-list-limits.ts';
import { wirePreviewDiscarded, wirePriceListState, wirePricePreview } from '#contract/responses/price-list.ts';
import { adminApi } from '#contract/urls/admin-urls.ts';
import { listComparableProducts } from '#data/price-lists/comparable-products.ts';
import { discardPreview, readSteps } from '#data/price-lists/price-list-steps.ts';
import { previewPriceList } from '#use-cases/price-lists/preview-price-list.ts';
import { audit } from '../../audit/audit.ts';
import { endpoint } from '../../http/endpoint.ts';
import type { ApiDependencies, ApiEnv } from '../../http/env.ts';
import { Failure, type FailureStatus } from '../../http/failure.ts';
import { requireAdministrator } from '../../http/guard.ts';
import { toFailure } from '../../responses/to-failure.ts';
import { toWirePreview, toWireUpdate } from '../../responses/wire-price-list.ts';
import { readUpload } from '../../uploads/read-upload.ts';
import { createUploadMemory } from '../../uploads/upload-memory.ts';

/** Of all uploads at a time. */
const MAX_BYTES_IN_MEMORY = 64 * 1024 * 1024;

type Reason = ReadFailure | 'form' | 'cut' | 'size' | 'title';

const FAILURES: Readonly<Record<Reason, readonly [FailureStatus, string]>> = {
  form: [400, 'Por favor seleccioná un archivo PDF.'],
  cut: [400, 'El archivo no llegó completo. Probá de nuevo.'],
  size: [413, LIST_TOO_LARGE_TEXT],
  'not-pdf': [415, 'El archivo no es un PDF.'],
  'cut-off': [422, 'El PDF está incompleto: se cortó antes del final. Pedile al proveedor que lo mande de nuevo.'],
  encrypted: [422, 'El PDF está protegido con contraseña. Pedile al proveedor uno sin contraseña.'],
  damaged: [422, 'El PDF está dañado: se leería sólo en parte, o mal. Pedile al proveedor que lo mande de nuevo.'],
  broken: [422, 'El PDF está dañado y no se puede leer.'],
  'no-text': [422, 'El PDF no tiene texto: parece escaneado. Pedile al proveedor la lista original.'],
  pages: [422, 'El PDF tiene demasiadas páginas: puede tener hasta 120.'],
  'too-much': [422, 'El PDF tiene demasiado texto para ser una lista de precios.'],
  memory: [422, 'El PDF es demasiado complejo para leerlo.'],
  time: [422, 'Leer el PDF llevó demasiado tiempo.'],
  busy: [503, 'Se están leyendo otros PDF. Probá de nuevo en unos segundos.'],
  'no-column': [422, 'La lista no tiene una columna de precios con ese título.'],
  title: [400, 'El título de la columna es demasiado largo.'],
  aborted: [400, 'El pedido se cortó.'],
};

const state = endpoint({
  method: 'get',
  path: adminApi.priceListState,
  access: 'admin',
  summary: 'The preview that can still be confirmed and the update that can still be undone',
  body: wirePriceListState,
});

const discard = endpoint({
  method: 'delete',
  path: adminApi.priceListState,
  access: 'admin',
  summary: 'Lets go of the preview; with previewId only of that one',
  request: { query: discardRequest },
  body: wirePreviewDiscarded,
});

const preview = endpoint({
  method: 'post',
  path: adminApi.priceListPreview,
  access: 'admin',
  summary: "Reads a supplier's price list (PDF, up to 15 MiB) and tells which prices would change",
  request: {
    body: {
      required: true,
      content: {
        'multipart/form-data': {
          schema: z.object({
            file: z.string().openapi({ format: 'binary' }),
            priceColumn: priceColumnField.optional().openapi({ description: 'One of the priceColumns of an answer' }),
          }),
        },
      },
    },
  },
  body: wirePricePreview,
});

export function priceListRoutes(app: OpenAPIHono<ApiEnv>, dependencies: ApiDependencies): void {
  const { database } = dependencies;
  const reserveMemory = createUploadMemory(MAX_BYTES_IN_MEMORY);
  // Only documented by its schema; the form is parsed by `readUpload`.
  app.openAPIRegistry.registerPath(preview);

  app.openapi(state, async (c) => {
    const { preview, update } = await readSteps(database, {
      administratorId: c.get('administrator').id,
      now: Date.now(),
    });
    const products = preview ? await listComparableProducts(database) : [];
    const body = {
      preview: preview && toWirePreview({ ...preview, preview: preview.content, products }),
      update: update && toWireUpdate(update),
    };
    return c.json(wirePriceListState.parse(body), 200);
  });

  app.openapi(discard, async (c) => {
    const { previewId: id } = c.req.valid('query');
    const result = await discardPreview(database, {
      administratorId: c.get('administrator').id,
      now: Date.now(),
      id,
    });
    if (!result.ok) throw toFailure(result, 'product');
    return c.json(wirePreviewDiscarded.parse({ success: true }), 200);
  });

  app.post(adminApi.priceListPreview, requireAdministrator, async (c) => {
    const memory = reserveMemory();
    try {
      const file = await readUpload(c.req.raw, {
        field: 'file',
        textField: 'priceColumn',
        maxBytes: MAX_LIST_BYTES,
        reserveBytes: memory.reserve,
      });
      if (!file.ok) throw toUploadFailure(c, file.reason);
      const column = priceColumnField.safeParse(file.text ?? '');
      if (!column.success) throw toUploadFailure(c, 'title');
      const task = { bytes: file.bytes, administratorId: c.get('administrator').id, signal: c.req.raw.signal };
      const result = await previewPriceList(database, {
        ...task,
        priceColumn: column.data || undefined,
        now: Date.now(),
      });
      if (!result.ok) throw toUploadFailure(c, result.reason);
      await audit(c, dependencies, { did: 'price list uploaded', to: { rows: result.preview.rows } });
      return c.json(wirePricePreview.parse(toWirePreview(result)), 200);
    } finally {
      memory.release();
    }
  });
}

function toUploadFailure(c: Context, reason: Reason): Failure {
  if (reason === 'busy') c.header('Retry-After', '5');
  return new Failure(...FAILURES[reason]);
}
