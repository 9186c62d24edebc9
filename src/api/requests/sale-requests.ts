import type { z } from '@hono/zod-openapi';
import type { newSale, saleChange } from '#contract/requests/sales/sale.ts';
import { applyChanges } from '#domain/fields/apply-changes.ts';
import { fromRequestFields, initialValues } from '#domain/fields/convert-fields.ts';
import { saleFields } from '#domain/sales/sale-fields.ts';
import type { SaleChange, SaleDraft } from '#use-cases/sales/sale-writes.ts';

export function fromWireNewSale(body: z.output<typeof newSale>): SaleDraft {
  const { idProduct: productId, quantity } = body;
  return applyChanges<SaleDraft>({ ...initialValues(saleFields), productId, quantity }, fromWireSaleChange(body));
}

/** Missing fields stay undefined. */
export function fromWireSaleChange(body: z.output<typeof saleChange>): SaleChange {
  const { productId, ...changes } = fromRequestFields(saleFields, body);
  // A sale keeps its deleted product, but no request can take a product away.
  return { ...changes, productId: productId ?? undefined };
}
