import type { z } from '@hono/zod-openapi';
import type { fieldChange, newProduct, productChange, productField } from '#contract/requests/product.ts';
import { productFields } from '#domain/catalogue/product-fields.ts';
import { applyChanges } from '#domain/fields/apply-changes.ts';
import { fromRequestFields, initialValues } from '#domain/fields/convert-fields.ts';
import type { NewProduct, ProductChange } from '#use-cases/catalogue/product-change.ts';
import type { PriceChange } from '#use-cases/catalogue/product-writes.ts';
import { Failure } from '../http/failure.ts';

export function fromWireNewProduct(body: z.output<typeof newProduct>): NewProduct {
  const { name, price } = body;
  return applyChanges<NewProduct>({ ...initialValues(productFields), name, price }, fromWireProductChange(body));
}

/** Missing fields stay undefined. */
export function fromWireProductChange(body: z.output<typeof productChange>): ProductChange {
  return fromRequestFields(productFields, { ...body, priceUSD: readDollarPrice(body) });
}

/** The dollar price has two wire names (A9); the form changes the first one. */
export function readDollarPrice(body: {
  priceUSD?: number | null | undefined;
  dollarPrice?: number | null | undefined;
}) {
  return body.priceUSD === undefined ? body.dollarPrice : body.priceUSD;
}

/** The version that a change of a product is based on; it has two wire names. */
export function readExpectedVersion(body: { expectedVersion?: number | undefined; version?: number | undefined }) {
  return body.expectedVersion ?? body.version;
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
