import { type OpenAPIHono, z } from '@hono/zod-openapi';
import { discardRequest, priceColumnField, teachingField } from '#contract/requests/price-list.ts';
import { MAX_LIST_BYTES } from '#contract/requests/price-list-limits.ts';
import { wirePreviewDiscarded, wirePriceListState, wirePricePreview } from '#contract/responses/price-list.ts';
import { adminApi } from '#contract/urls/admin-urls.ts';
import { listComparableProducts } from '#data/price-lists/comparable-products.ts';
import { discardPreview, readSteps } from '#data/price-lists/price-list-steps.ts';
import { pesosToCentavos } from '#domain/money/money.ts';
import { parseJson } from '#domain/text/parse-json.ts';
import { previewPriceList } from '#use-cases/price-lists/preview-price-list.ts';
import { audit } from '../../../audit/audit.ts';
import { endpoint } from '../../../http/endpoint.ts';
import type { ApiDependencies, ApiEnv } from '../../../http/env.ts';
import { requireAdministrator } from '../../../http/guard.ts';
import { toFailure } from '../../../responses/to-failure.ts';
import { toWirePreview, toWireUpdate } from '../../../responses/wire-price-list.ts';
import { readUpload } from '../../../uploads/read-upload.ts';
import { createUploadMemory } from '../../../uploads/upload-memory.ts';
import { toUploadFailure } from './upload-failures.ts';

/** Of all uploads at a time. */
const MAX_BYTES_IN_MEMORY = 64 * 1024 * 1024;

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
  summary: "Reads a supplier's price list (PDF, .xlsx, .csv or text, up to 15 MiB) and tells which prices would change",
  request: {
    body: {
      required: true,
      content: {
        'multipart/form-data': {
          schema: z.object({
            file: z.string().openapi({ format: 'binary' }),
            priceColumn: priceColumnField.optional().openapi({ description: 'One of the priceColumns of an answer' }),
            teaching: z.string().optional().openapi({ description: 'JSON of ListTeaching: what the columns are' }),
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
        textFields: ['priceColumn', 'teaching'],
        maxBytes: MAX_LIST_BYTES,
        reserveBytes: memory.reserve,
      });
      if (!file.ok) throw toUploadFailure(c, file.reason);
      const column = priceColumnField.safeParse(file.texts.priceColumn ?? '');
      if (!column.success) throw toUploadFailure(c, 'title');
      const taught = teachingField.safeParse(parseJson(file.texts.teaching ?? '{}'));
      if (!taught.success) throw toUploadFailure(c, 'teaching');
      const { draw, dollarRate, ...teaching } = taught.data;
      const task = { bytes: file.bytes, administratorId: c.get('administrator').id, signal: c.req.raw.signal };
      const result = await previewPriceList(database, {
        ...task,
        priceColumn: column.data || undefined,
        teaching,
        dollarRate: dollarRate && pesosToCentavos(dollarRate),
        draw,
        now: Date.now(),
      });
      if (!result.ok) throw toUploadFailure(c, result.reason);
      // Each tap of the teaching screen reads the list again.
      if (!teaching.bands && teaching.reading === undefined)
        await audit(c, dependencies, { did: 'price list uploaded', to: { rows: result.preview.rows } });
      return c.json(wirePricePreview.parse(toWirePreview(result)), 200);
    } finally {
      memory.release();
    }
  });
}
