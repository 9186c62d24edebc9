import { z } from '@hono/zod-openapi';
import { isFlavorName } from '#domain/flavor-name.ts';
import { given, id, line, lines, MAX_TEXT, maybe, percent, picture, price, version, whole } from './fields.ts';

const MAX_STOCK = 1_000_000_000;

const stock = whole({ min: 0, max: MAX_STOCK });
const flavors = z.array(z.object({ name: line(MAX_TEXT).min(1), quantity: stock })).max(100);
/** Null or an empty text: no price in dollars. */
const dollars = z.union([z.literal(['', null]).transform(() => null), price]).optional();

/** Dates, derived prices and display names that come along are dropped here. */
const product = {
  name: line(MAX_TEXT).min(1),
  price,
  priceUSD: dollars,
  dollarPrice: dollars,
  discount: maybe(percent),
  amount: maybe(stock),
  flavors: given(flavors),
  images: given(z.array(picture).max(20)),
  description: given(lines(2500)),
  idBrand: maybe(id),
  idCategory: maybe(id),
};

export const flavorNameText = 'Solamente se permiten letras.';

export const newProduct = z
  .object({
    ...product,
    flavors: given(flavors.refine((list) => list.every(({ name }) => isFlavorName(name)), { error: flavorNameText })),
  })
  .openapi('NewProduct');

/** What is missing stays as it is. With `version` the change holds only if nobody wrote the product since. */
export const productChange = z
  .object({
    ...product,
    name: given(product.name),
    price: maybe(price),
    id: maybe(id),
    version: maybe(version),
  })
  .openapi('ProductChange');

export const priceChange = z.object({ id: maybe(id), price, version: maybe(version) }).openapi('PriceChange');

/** Fields that can be changed one by one (A9). */
export const PRODUCT_FIELDS = ['price', 'priceUSD', 'dollarPrice', 'discount'] as const;

export const productField = z.enum(PRODUCT_FIELDS);

export const fieldChange = z
  .object({
    price: price.optional(),
    priceUSD: dollars,
    dollarPrice: dollars,
    discount: percent.optional(),
    version: maybe(version),
  })
  .openapi('FieldChange');
