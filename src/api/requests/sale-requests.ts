import type { z } from '@hono/zod-openapi';
import type { newSale, saleChange } from '#contract/requests/sale.ts';
import type { SaleChange, SaleDraft } from '#use-cases/sales/sale-writes.ts';

/** Missing facts about the buyer become empty texts. */
export function fromWireNewSale(body: z.output<typeof newSale>): SaleDraft {
  const { idProduct: productId, variant: flavor, quantity, paid = false } = body;
  const { clientName = '', paymentMethod = '', shippingMethod = '' } = body;
  return { productId, flavor, quantity, clientName, paymentMethod, shippingMethod, paid };
}

/** Missing fields stay undefined. */
export function fromWireSaleChange(body: z.output<typeof saleChange>): SaleChange {
  const { idProduct: productId, variant: flavor, quantity, clientName, paymentMethod, shippingMethod, paid } = body;
  return { productId, flavor, quantity, clientName, paymentMethod, shippingMethod, paid };
}
