import { type OpenAPIHono, z } from '@hono/zod-openapi';
import { readTableFile } from '#adapters/table-file/read-table-file.ts';
import { importUndo, MAX_IMPORT_BYTES, MAX_IMPORT_PRODUCTS, productImport } from '#contract/requests/product-import.ts';
import {
  wireImported,
  wireImportPlan,
  wireImportUndone,
  wireLatestImport,
} from '#contract/responses/product-import.ts';
import { adminApi } from '#contract/urls/admin-urls.ts';
import { findImport } from '#data/product-imports/product-imports.ts';
import { toWireDate } from '#domain/dates/wire-date.ts';
import { parseJson } from '#domain/text/parse-json.ts';
import { importProducts } from '#use-cases/product-import/import-products.ts';
import { previewImport } from '#use-cases/product-import/preview-import.ts';
import { undoImport } from '#use-cases/product-import/undo-import.ts';
import { withAuthor } from '../../../audit/audit.ts';
import { endpoint, jsonRequest } from '../../../http/endpoint.ts';
import type { ApiDependencies, ApiEnv } from '../../../http/env.ts';
import { requireAdministrator } from '../../../http/guard.ts';
import { withIdempotency } from '../../../http/idempotency-header.ts';
import { fromWireProductChange } from '../../../requests/product-requests.ts';
import { toFieldFailure } from '../../../responses/field-errors.ts';
import { importFailure, undoFailure } from '../../../responses/import-failure.ts';
import { readUpload } from '../../../uploads/read-upload.ts';
import { createUploadMemory } from '../../../uploads/upload-memory.ts';
import { readRow, toWirePlannedRow } from './read-rows.ts';
import { toTableFailure } from './table-failures.ts';

/** Of all uploads at a time. */
const MAX_BYTES_IN_MEMORY = 32 * 1024 * 1024;

const upload = (description: string) => ({
  body: {
    required: true,
    content: {
      'multipart/form-data': { schema: z.object({ file: z.string().openapi({ format: 'binary', description }) }) },
    },
  },
});

const latest = endpoint({
  method: 'get',
  path: adminApi.productImports,
  access: 'admin',
  summary: 'The latest import of products of this administrator, while it can be undone',
  body: wireLatestImport,
});

const read = endpoint({
  method: 'post',
  path: adminApi.readProductTable,
  access: 'admin',
  summary: 'Reads the products of a spreadsheet (.xlsx or .csv, up to 10 MiB) and tells what an import would do',
  request: upload('The spreadsheet'),
  body: wireImportPlan,
});

const write = endpoint({
  method: 'post',
  path: adminApi.productImports,
  access: 'admin',
  summary: 'Adds and changes many products at once, or nothing, with the brands and categories that they name',
  request: upload('JSON of ProductImport, up to 10 MiB'),
  body: wireImported,
});

const undo = endpoint({
  method: 'post',
  path: adminApi.undoProductImport,
  access: 'admin',
  summary: 'Takes an import back, except for products that were changed or sold since',
  request: jsonRequest(importUndo),
  body: wireImportUndone,
});

export function productImportRoutes(app: OpenAPIHono<ApiEnv>, dependencies: ApiDependencies): void {
  const { database } = dependencies;
  const reserveMemory = createUploadMemory(MAX_BYTES_IN_MEMORY);
  // Only documented by their schemas; the forms are parsed by `readUpload`.
  app.openAPIRegistry.registerPath(read);
  app.openAPIRegistry.registerPath(write);
  app.openAPIRegistry.register('ProductImport', productImport);

  app.openapi(latest, async (c) => {
    const found = await findImport(database.query, { administratorId: c.get('administrator').id, now: Date.now() });
    const counts = found && { created: found.content.created.length, changed: found.content.changed.length };
    const latestImport = found && { id: found.id, date: toWireDate(found.at), ...counts };
    return c.json(wireLatestImport.parse({ latest: latestImport ?? null }), 200);
  });

  app.post(adminApi.readProductTable, requireAdministrator, async (c) => {
    const memory = reserveMemory();
    try {
      const options = { field: 'file', maxBytes: MAX_IMPORT_BYTES, reserveBytes: memory.reserve };
      const file = await readUpload(c.req.raw, options);
      if (!file.ok) throw toTableFailure(c, file.reason);
      const result = await readTableFile({ bytes: file.bytes }, { signal: c.req.raw.signal });
      if (!result.ok) throw toTableFailure(c, result.reason);
      const { rows: lines, unused } = result.table;
      if (lines.length === 0) throw toTableFailure(c, 'empty');
      if (lines.length > MAX_IMPORT_PRODUCTS) throw toTableFailure(c, 'rows');
      const { rows, ...plan } = await previewImport(database, lines.map(readRow));
      return c.json(wireImportPlan.parse({ ...plan, unused, rows: rows.map(toWirePlannedRow) }), 200);
    } finally {
      memory.release();
    }
  });

  app.post(adminApi.productImports, requireAdministrator, async (c) => {
    const memory = reserveMemory();
    try {
      const options = { field: 'file', maxBytes: MAX_IMPORT_BYTES, reserveBytes: memory.reserve };
      const file = await readUpload(c.req.raw, options);
      if (!file.ok) throw toTableFailure(c, file.reason);
      const data = parseJson(Buffer.from(file.bytes).toString('utf8'));
      const parsed = productImport.safeParse(data);
      if (!parsed.success) throw toFieldFailure(parsed.error, { data, isForm: false });
      const products = parsed.data.products.map(({ id, version, brand, category, categoryType, active, ...body }) => {
        return { id, version, brand, category, categoryType, active, change: fromWireProductChange(body) };
      });
      const author = await withIdempotency(c, withAuthor(c, dependencies, 'import'), file.bytes);
      const owner = { administratorId: c.get('administrator').id, now: Date.now() };
      const result = await importProducts(author, { ...owner, products });
      if (!result.ok) throw importFailure(result, parsed.data.products);
      return c.json(wireImported.parse(result), 200);
    } finally {
      memory.release();
    }
  });

  app.openapi(undo, async (c) => {
    const author = await withIdempotency(c, withAuthor(c, dependencies, 'undo'));
    const owner = { administratorId: c.get('administrator').id, now: Date.now() };
    const result = await undoImport(author, { ...owner, id: c.req.valid('json').id });
    if (!result.ok) throw undoFailure(result);
    return c.json(wireImportUndone.parse(result), 200);
  });
}
