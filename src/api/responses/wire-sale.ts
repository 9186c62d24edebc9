import type { z } from '@hono/zod-openapi';
import type { newSale, saleChange } from '#contract/requests/sale.ts';
import type { WireSale } from '#contract/responses/admin.ts';
import type { Sale } from '#data/sales/sale-row.ts';
import { toWireDate } from '#domain/dates/dates.ts';
import { basisPointsToPercent } from '#domain/money/discount.ts';
import { centavosToPesos } from '#domain/money/money.ts';
import type { SaleChange, SaleDraft } from '#use-cases/sales/sale-writes.ts';

/** A sale with its copy of the product laid beside it. */
export function toWireSale({ productId, soldAt, total, product, ...sale }: Sale): WireSale {
  const { brandId, categoryId, price, discount, images, ...copy } = product;
  return {
    ...sale,
    ...copy,
    idProduct: productId,
    amount: sale.quantity,
    total: centavosToPesos(total),
    date: toWireDate(soldAt),
    price: centavosToPesos(price),
    discount: basisPointsToPercent(discount),
    images: images.map(({ url }) => url),
    idBrand: brandId,
    idCategory: categoryId,
  };
}

/** A new sale in our words; what is not known of the buyer is an empty text. */
export function fromWireNewSale(body: z.output<typeof newSale>): SaleDraft {
  const { idProduct: productId, variant, quantity, clientName = '', paymentMethod = '', shippingMethod = '' } = body;
  return { productId, flavor: variant, quantity, clientName, paymentMethod, shippingMethod, paid: body.paid ?? false };
}

/** A change in our words; what was not said stays undefined. */
export function fromWireSaleChange(body: z.output<typeof saleChange>): SaleChange {
  const { idProduct: productId, variant, quantity, clientName, paymentMethod, shippingMethod, paid } = body;
  return { productId, flavor: variant, quantity, clientName, paymentMethod, shippingMethod, paid };
}

/** What may be written down of a sale: nothing about the buyer. */
export function auditedSale({ productId, flavor: variant, quantity, total, paid }: Sale) {
  return { product: productId, variant, quantity, total: centavosToPesos(total), paid };
}
