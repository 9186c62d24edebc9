import { z } from '@hono/zod-openapi';
import { wireDate, wireFlavor, wireProduct } from './shop.ts';

const wireId = z.object({ id: z.int() });

export const rowVersion = z.int().openapi({
  description: 'Raised by every write; a change that names another version is answered 409 with the current values',
});

export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({ data: z.array(row), totalResults: z.int(), hasMore: z.boolean() });

/** Of a list with a quick search. */
const searchedPageOf = <Row extends z.ZodType>(row: Row) =>
  pageOf(row).extend({
    totalRecords: z.int().optional().openapi({ description: 'With `text`: how many there are without it' }),
  });

const priceDate = wireDate.openapi({ description: 'When the price changed last or was confirmed' });

/** All fields of a product; the two names of the dollar price have the same value (A9). */
export const wireAdminProduct = wireProduct
  .extend({
    priceUSD: z.number().nullable(),
    dollarPrice: z.number().nullable(),
    cost: z.number().nullable().openapi({ description: 'What the seller pays; never public' }),
    lowestStock: z.int().nullable().openapi({ description: 'Units to have at least; null for the setting' }),
    priceWithDiscount: z.number().openapi({ description: 'What the shopper pays' }),
    modification_date: wireDate,
    priceDate,
    deactivationDate: wireDate.nullable().openapi({ description: 'Set while the product is out of the shop' }),
    version: rowVersion,
  })
  .openapi('Product');

export const wireAdminProductPage = searchedPageOf(wireAdminProduct);
export const wireProductResponse = wireId.extend({ product: wireAdminProduct });
export const wireDeleted = wireId;

export const wirePriceRows = z.array(
  z
    .object({
      id: z.int(),
      name: z.string(),
      brand: z.string(),
      category: z.string(),
      categoryType: z.string(),
      price: z.number(),
      dollarPrice: z.number().nullable(),
      discount: z.number(),
      finalPrice: z.number(),
      cost: z.number().nullable(),
      priceDate,
      suppliers: z.array(z.string()),
    })
    .openapi('PriceRow'),
);

/** How many products there were. */
export const wireConfirmedPrices = z.object({ confirmed: z.int() });

export const wireBrand = z
  .object({
    id: z.int(),
    name: z.string(),
    link: z.string(),
    image: z.string(),
    deactivationDate: wireDate.nullable(),
    version: rowVersion,
  })
  .openapi('Brand');

export const wireBrandPage = pageOf(wireBrand);
export const wireBrandResponse = wireId.extend({ brand: wireBrand });

export const wireCategory = z
  .object({
    id: z.int(),
    name: z.string(),
    link: z.string(),
    idCategoryType: z.int(),
    categoryType: z.string(),
    deactivationDate: wireDate.nullable(),
    version: rowVersion,
  })
  .openapi('Category');

export const wireCategoryPage = pageOf(wireCategory);
export const wireCategoryResponse = wireId.extend({ category: wireCategory });
export const wireCategoryTypes = z.array(z.object({ id: z.int(), name: z.string() }).openapi('CategoryType'));

/** A sale with its copy of the product as it was sold; `amount` repeats the quantity (A25). */
export const wireSale = z
  .object({
    id: z.int(),
    idProduct: z.int().nullable().openapi({ description: 'Null when the product was deleted since' }),
    productName: z.string(),
    variant: z.string().nullable(),
    quantity: z.int(),
    amount: z.int(),
    total: z.number(),
    clientName: z.string(),
    paymentMethod: z.string(),
    shippingMethod: z.string(),
    date: wireDate,
    paid: z.boolean(),
    image: z.string(),
    name: z.string(),
    price: z.number(),
    discount: z.number(),
    description: z.string(),
    flavors: z.array(wireFlavor),
    images: z.array(z.string()),
    idBrand: z.int(),
    idCategory: z.int(),
    version: rowVersion,
  })
  .openapi('Sale');

export const wireSalePage = searchedPageOf(wireSale);
export const wireSaleResponse = wireId.extend({ sale: wireSale });

export const wireConstant = z
  .object({
    id: z.int(),
    name: z.string(),
    nombre: z.string(),
    value: z.string(),
    version: rowVersion,
    changeDate: wireDate.nullable().openapi({ description: 'When the value was set last, where that is known' }),
  })
  .openapi('Constant');

export const wireConstants = z.array(wireConstant);
export const wireConstantResponse = wireId.extend({ constant: wireConstant });

export const wirePendingCounts = z
  .object({
    withoutStock: z.int().openapi({ description: 'Active products without a unit left' }),
    fewLeft: z.int().openapi({ description: 'Active products with one or two units left' }),
    unpaidSales: z.int(),
    oldPrices: z.int().openapi({ description: 'Active products whose price is older than 30 days' }),
    unreadMessages: z.int(),
  })
  .openapi('Attention');

export type WireAdminProduct = z.output<typeof wireAdminProduct>;
export type WirePriceRow = z.output<typeof wirePriceRows>[number];
export type WireBrand = z.output<typeof wireBrand>;
export type WireCategory = z.output<typeof wireCategory>;
export type WireCategoryType = z.output<typeof wireCategoryTypes>[number];
export type WireSale = z.output<typeof wireSale>;
export type WireConstant = z.output<typeof wireConstant>;
export type WirePendingCounts = z.output<typeof wirePendingCounts>;
export type WirePage<Row> = {
  data: Row[];
  totalResults: number;
  totalRecords?: number | undefined;
  hasMore: boolean;
};
