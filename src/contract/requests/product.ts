import { z } from '@hono/zod-openapi';
import {
  emptyAsMissing,
  expectedVersion,
  idField,
  imageUrlField,
  multiLine,
  nullAsMissing,
  percentField,
  priceField,
  statusChange,
  versionField,
  visibleName,
  wholeNumber,
} from './fields.ts';
import { flavorNamesText } from './flavor-name-text.ts';

const MAX_STOCK = 1_000_000_000;
export const MAX_PRODUCT_IMAGES = 20;

const stock = wholeNumber({ min: 0, max: MAX_STOCK });
const flavors = z.array(z.object({ name: visibleName(), quantity: stock })).max(100);
/** Null or an empty text: none. */
const optionalPrice = z.union([z.literal(['', null]).transform(() => null), priceField]).optional();

const MAX_LOWEST_STOCK = 1_000_000;

const optionalStock = z
  .union([z.literal(['', null]).transform(() => null), wholeNumber({ min: 0, max: MAX_LOWEST_STOCK })])
  .optional();

/** Other fields, such as dates, derived prices and display names, are ignored. */
const product = {
  name: visibleName(),
  price: priceField,
  priceUSD: optionalPrice,
  dollarPrice: optionalPrice,
  cost: optionalPrice.openapi({ description: 'What the seller pays; never public' }),
  lowestStock: optionalStock.openapi({ description: 'Units to have at least; null for the setting' }),
  discount: emptyAsMissing(percentField),
  amount: emptyAsMissing(stock),
  flavors: nullAsMissing(flavors),
  images: nullAsMissing(z.array(imageUrlField).max(MAX_PRODUCT_IMAGES)),
  description: nullAsMissing(multiLine(2500)),
  idBrand: emptyAsMissing(idField),
  idCategory: emptyAsMissing(idField),
};

export const newProduct = z
  .object({
    ...product,
    flavors: nullAsMissing(
      flavors.superRefine((list, context) => {
        const message = flavorNamesText(list);
        if (message !== undefined) context.addIssue({ code: 'custom', message });
      }),
    ),
  })
  .openapi('NewProduct');

/** Of products, `version` means the same as `expectedVersion`. */
const knownVersion = { version: emptyAsMissing(versionField), expectedVersion };

/** Missing fields stay unchanged. */
export const productChange = z
  .object({
    ...product,
    name: nullAsMissing(product.name),
    price: emptyAsMissing(priceField),
    id: emptyAsMissing(idField),
    ...knownVersion,
  })
  .openapi('ProductChange');

export const productStatusChange = statusChange.extend(knownVersion).openapi('ProductStatusChange');

export const priceChange = z
  .object({ id: emptyAsMissing(idField), price: priceField, ...knownVersion })
  .openapi('PriceChange');

/** New prices of many products; one that no longer has the price `before` is skipped. */
export const priceAdjustment = z
  .object({
    changes: z
      .array(z.object({ id: idField, before: priceField, price: priceField }))
      .min(1)
      .max(20_000),
  })
  .openapi('PriceAdjustment');

export const priceConfirmation = z.object({ ids: z.array(idField).min(1).max(20_000) }).openapi('PriceConfirmation');

/** Fields that can be changed one by one (A9). */
export const PRODUCT_FIELDS = ['price', 'priceUSD', 'dollarPrice', 'discount'] as const;

export const productField = z.enum(PRODUCT_FIELDS);

export const fieldChange = z
  .object({
    price: priceField.optional(),
    priceUSD: optionalPrice,
    dollarPrice: optionalPrice,
    discount: percentField.optional(),
    ...knownVersion,
  })
  .openapi('FieldChange');
