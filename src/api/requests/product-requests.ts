import type { z } from '@hono/zod-openapi';
import type { fieldChange, newProduct, productChange, productField } from '#contract/requests/product.ts';
import type { NewProduct, ProductChange } from '#use-cases/catalogue/product-change.ts';
import type { PriceChange } from '#use-cases/catalogue/product-writes.ts';
import { Failure } from '../http/failure.ts';

/** Missing fields get their defaults (spec §3). */
export function fromWireNewProduct(body: z.output<typeof newProduct>): NewProduct {
  const { discount = 0, amount = 0, flavors = [], images = [], description = '' } = body;
  const { name, price, idBrand: brandId, idCategory: categoryId } = body;
  return {
    name,
    price,
    priceUsd: readDollarPrice(body) ?? null,
    discount,
    amount,
    flavors,
    images,
    description,
    brandId,
    categoryId,
  };
}

/** Missing fields stay undefined. */
export function fromWireProductChange(body: z.output<typeof productChange>): ProductChange {
  const { name, price, discount, amount, flavors, images, description } = body;
  const { idBrand: brandId, idCategory: categoryId } = body;
  return {
    name,
    price,
    priceUsd: readDollarPrice(body),
    discount,
    amount,
    flavors,
    images,
    description,
    brandId,
    categoryId,
  };
}

/** The dollar price has two wire names (A9); the form changes the first one. */
export function readDollarPrice(body: {
  priceUSD?: number | null | undefined;
  dollarPrice?: number | null | undefined;
}) {
  return body.priceUSD === undefined ? body.dollarPrice : body.priceUSD;
}

/** The change of one field; throws a Failure when the body does not have it. */
export function fromWireFieldChange(
  field: z.output<typeof productField>,
  body: z.output<typeof fieldChange>,
): PriceChange {
  const { price, discount } = body;
  const change =
    field === 'price' ? { price } : field === 'discount' ? { discount } : { priceUsd: readDollarPrice(body) };
  if (Object.values(change).every((value) => value === undefined)) {
    const text = 'Falta el valor.';
    throw new Failure(400, text, { fields: { [field]: text } });
  }
  return change;
}
