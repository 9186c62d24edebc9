import type { WireSale } from '#contract/responses/admin.ts';
import { toWireDate } from '#domain/dates/wire-date.ts';
import { basisPointsToPercent } from '#domain/money/discount.ts';
import { centavosToPesos } from '#domain/money/money.ts';
import type { Sale } from '#domain/sales/sale-fields.ts';

/** A sale and its copy of the product, as one flat object. */
export function toWireSale({ productId, flavor, soldAt, total, product, ...sale }: Sale): WireSale {
  const { brandId, categoryId, price, discount, images, ...copy } = product;
  return {
    ...sale,
    ...copy,
    idProduct: productId,
    variant: flavor,
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
