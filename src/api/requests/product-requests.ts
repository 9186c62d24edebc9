import type { z } from '@hono/zod-openapi';
import type { fieldChange, newProduct, productChange, productField } from '#contract/requests/product.ts';
import type { Database } from '#data/engine/database.ts';
import type { Refusal } from '#data/engine/refusal.ts';
import { findProductById } from '#data/products/find-product.ts';
import type { NewProduct, ProductChange } from '#use-cases/catalogue/product-change.ts';
import type { PriceChange } from '#use-cases/catalogue/product-writes.ts';
import { Failure } from '../http/failure.ts';
import { toFailure } from '../responses/to-failure.ts';
import { toWireAdminProduct } from '../responses/wire-product.ts';

/** A new product in our words, with the defaults of what was not said (spec §3). */
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

/** A change in our words; what was not said stays undefined. */
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

/** Two names for one price (A9); the first is the one that the form changes. */
export function readDollarPrice(body: {
  priceUSD?: number | null | undefined;
  dollarPrice?: number | null | undefined;
}) {
  return body.priceUSD === undefined ? body.dollarPrice : body.priceUSD;
}

/** Why a product was not written; when somebody else did meanwhile, with what it is now. */
export async function toProductFailure(database: Database, refusal: Refusal, id: number): Promise<Failure> {
  const current = refusal.reason === 'stale' ? await findProductById(database, id) : undefined;
  return toFailure(refusal, 'product', current && toWireAdminProduct(current));
}

/** The change that a body makes to the one field; throws a failure when the field is not in it. */
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
