import type { z } from '@hono/zod-openapi';
import type { newSale, saleChange } from '#contract/requests/sale.ts';
import { applyChanges } from '#domain/fields/apply-changes.ts';
import { fromRequestFields } from '#domain/fields/convert-fields.ts';
import { saleFields } from '#domain/sales/sale-fields.ts';
import type { SaleChange, SaleDraft } from '#use-cases/sales/sale-writes.ts';

/** What a new sale has when the request does not say it. */
const saleDefaults = { clientName: '', paymentMethod: '', shippingMethod: '', paid: false };

export function fromWireNewSale(body: z.output<typeof newSale>): SaleDraft {
  const { idProduct: productId, quantity } = body;
  return applyChanges<SaleDraft>({ ...saleDefaults, productId, quantity }, fromWireSaleChange(body));
}

/** Missing fields stay undefined. */
export function fromWireSaleChange(body: z.output<typeof saleChange>): SaleChange {
  const { productId, ...changes } = fromRequestFields(saleFields, body);
  // A sale keeps its deleted product, but no request can take a product away.
  return { ...changes, productId: productId ?? undefined };
}
