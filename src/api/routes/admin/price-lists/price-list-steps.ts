import type { OpenAPIHono, z } from '@hono/zod-openapi';
import { confirmRequest, undoRequest } from '#contract/requests/price-list.ts';
import { fromWirePriceRule } from '#contract/requests/pricing/convert-price-rule.ts';
import { wirePriceListUpdate } from '#contract/responses/price-list.ts';
import { adminApi } from '#contract/urls/admin-urls.ts';
import type { Refusal } from '#data/engine/refusal.ts';
import { readSteps, type StoredStep } from '#data/price-lists/price-list-steps.ts';
import type { PriceListUpdate } from '#data/price-lists/step-contents.ts';
import type { PriceUpdateSource } from '#domain/audit/price-sources.ts';
import { confirmPreview, undoUpdate } from '#use-cases/price-lists/confirm-price-list.ts';
import { withAuthor } from '../../../audit/audit.ts';
import { endpoint } from '../../../http/endpoint.ts';
import type { ApiDependencies, ApiEnv } from '../../../http/env.ts';
import { Failure, failureTexts } from '../../../http/failure.ts';
import { requireAdministrator } from '../../../http/guard.ts';
import { withIdempotency } from '../../../http/idempotency-header.ts';
import { toAdjustmentFailure } from '../../../responses/to-failure.ts';
import { toWireUpdate, toWireUpdateResponse } from '../../../responses/wire-price-list.ts';

const confirm = endpoint({
  method: 'post',
  path: adminApi.priceListConfirm,
  access: 'admin',
  summary: 'Applies the last preview once: all of it (empty body), some products, or lines with their products',
  request: { body: { required: false, content: { 'application/json': { schema: confirmRequest } } } },
  body: wirePriceListUpdate,
});

const undo = endpoint({
  method: 'post',
  path: adminApi.priceListUndo,
  access: 'admin',
  summary: 'Puts back the prices of the last confirmed list, once; with updateId only of that one',
  request: { body: { required: false, content: { 'application/json': { schema: undoRequest } } } },
  body: wirePriceListUpdate,
});

/** Confirming a preview, and undoing it. */
export function priceListStepRoutes(app: OpenAPIHono<ApiEnv>, dependencies: ApiDependencies): void {
  const { database } = dependencies;
  // Only documented by their schemas: the body may be empty and of any content type.
  app.openAPIRegistry.registerPath(confirm);
  app.openAPIRegistry.registerPath(undo);

  app.post(adminApi.priceListConfirm, requireAdministrator, async (c) => {
    const { previewId, rows, ids, newProducts, supplierName, rule } = parseBody(confirmRequest, await c.req.text());
    const administratorId = c.get('administrator').id;
    const step = { administratorId, now: Date.now() };
    const result = await confirmPreview(await withIdempotency(c, withAuthor(c, dependencies, 'pdf')), {
      ...step,
      previewId,
      pairs: rows,
      ids,
      newProducts,
      supplierName,
      rule: rule && fromWirePriceRule(rule),
    });
    if (!result.ok) {
      const { update } = await readSteps(database, step);
      if (update && update.id === previewId) throw alreadyConfirmed(update);
      throw toAdjustmentFailure(result);
    }
    const { update } = await readSteps(database, step);
    const msLeft = update?.id === result.id ? update.msLeft : 0;
    const message = 'Precios actualizados correctamente.';
    return c.json(wirePriceListUpdate.parse(toWireUpdateResponse(result, { message, msLeft })), 200);
  });

  app.post(adminApi.priceListUndo, requireAdministrator, async (c) => {
    const administratorId = c.get('administrator').id;
    const step = { administratorId, now: Date.now() };
    const { updateId } = parseBody(undoRequest, await c.req.text());
    const result = await undoUpdate(await withIdempotency(c, withAuthor(c, dependencies, 'undo')), {
      ...step,
      updateId,
    });
    if (!result.ok) {
      const { update } = await readSteps(database, step);
      throw toUndoFailure(result, update?.content.source);
    }
    return c.json(
      wirePriceListUpdate.parse(
        toWireUpdateResponse(result, { message: 'Volvieron los precios anteriores.', msLeft: 0 }),
      ),
      200,
    );
  });
}

const otherUpdateTexts: Readonly<Record<PriceUpdateSource, string>> = {
  pdf: 'Después se confirmó otra lista en otra ventana.',
  adjust: 'Después se ajustaron otros precios en otra ventana.',
};

/** `latest` is where the update comes from that can be undone. */
function toUndoFailure(result: Refusal, latest: PriceUpdateSource = 'pdf'): Failure {
  if (result.reason === 'no-step') return new Failure(409, 'Ya no se puede deshacer esa actualización.');
  if (result.reason === 'other-step') return new Failure(409, otherUpdateTexts[latest]);
  return toAdjustmentFailure(result);
}

/** For a second confirmation, from another window or after a lost response. */
function alreadyConfirmed(update: StoredStep<PriceListUpdate>): Failure {
  const count = update.content.updated.length;
  const changed = count === 1 ? 'cambió 1 precio' : `cambió ${count} precios`;
  const text = `Esa lista ya se confirmó y ${changed}. Volvé a abrir esta pantalla para verlo o deshacerlo.`;
  return new Failure(409, text, { current: toWireUpdate(update) });
}

/** An empty body selects everything, or the last update. */
function parseBody<Choice>(schema: z.ZodType<Choice>, text: string): Choice {
  try {
    return schema.parse(text.trim() === '' ? {} : JSON.parse(text));
  } catch (cause) {
    throw new Failure(400, failureTexts.badRequest, { cause });
  }
}
