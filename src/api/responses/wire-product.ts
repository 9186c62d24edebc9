import type { WireAdminProduct, WirePriceRow } from '#contract/responses/admin.ts';
import type { WireProduct } from '#contract/responses/shop.ts';
import type { ProductPrices } from '#data/products/admin-products.ts';
import { type Product, productFields } from '#domain/catalogue/product-fields.ts';
import { toWireDate } from '#domain/dates/wire-date.ts';
import { toWireFields } from '#domain/fields/convert-fields.ts';
import { basisPointsToPercent } from '#domain/money/discount.ts';
import { centavosToPesos } from '#domain/money/money.ts';
import { orNull } from './wire-values.ts';

/** The public fields of a product. */
export function toWireProduct(product: Product): WireProduct {
  return {
    id: product.id,
    name: product.name,
    price: centavosToPesos(product.price),
    discount: basisPointsToPercent(product.discount),
    images: product.images.map(({ url }) => url),
    placeholders: product.images.map(({ thumbhash }) => thumbhash),
    amount: product.amount,
    flavors: product.flavors,
    description: product.description,
    idBrand: product.brandId,
    idCategory: product.categoryId,
    brand: product.brand,
    category: product.category,
    categoryType: product.categoryType,
    creation_date: toWireDate(product.createdAt),
  };
}

/** All fields of a product, for administrators. */
export function toWireAdminProduct(product: Product): WireAdminProduct {
  const fields = toWireFields(productFields, { ...product, images: product.images.map(({ url }) => url) });
  return {
    ...toWireProduct(product),
    ...fields,
    flavors: product.flavors,
    images: [...fields.images],
    dollarPrice: fields.priceUSD,
    priceWithDiscount: centavosToPesos(product.finalPrice),
    modification_date: toWireDate(product.modifiedAt),
    priceDate: toWireDate(product.pricedAt),
    deactivationDate: orNull(product.deactivatedAt, toWireDate),
    version: product.version,
  };
}

export function toWirePriceRow({
  id,
  name,
  brand,
  category,
  categoryType,
  price,
  priceUsd,
  discount,
  finalPrice,
  cost,
  pricedAt,
  suppliers,
}: ProductPrices): WirePriceRow {
  return {
    id,
    name,
    brand,
    category,
    categoryType,
    price: centavosToPesos(price),
    dollarPrice: orNull(priceUsd, centavosToPesos),
    discount: basisPointsToPercent(discount),
    finalPrice: centavosToPesos(finalPrice),
    cost: orNull(cost, centavosToPesos),
    priceDate: toWireDate(pricedAt),
    suppliers,
  };
}
