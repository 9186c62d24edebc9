import { type Product, productFields } from '#domain/catalogue/product-fields.ts';
import { fromWireDate } from '#domain/dates/wire-date.ts';
import { fromWireFields, toWireFields } from '#domain/fields/convert-fields.ts';
import { percentToBasisPoints } from '#domain/money/discount.ts';
import { type Centavos, centavosToPesos, pesosToCentavos } from '#domain/money/money.ts';
import { type Caller, call } from '../http/call.ts';
import { idempotencyHeaders } from '../http/idempotent-writes.ts';
import type { WireAdminProduct, WirePage, WirePriceRow } from '../responses/admin.ts';
import type { WirePriceListUpdate } from '../responses/price-list.ts';
import { toProductImages } from '../shop/shop-product.ts';
import { adminApi, fillPath } from '../urls/admin-urls.ts';
import { entityCalls } from './entity-calls.ts';
import { fromWirePage, type Page, type PageRequest } from './page.ts';
import { type ConfirmedPriceList, fromWireUpdate } from './price-list/price-update.ts';

/** `pricedAt`: when the price changed last or was confirmed, in epoch milliseconds. */
export type PriceRow = Omit<WirePriceRow, 'dollarPrice' | 'priceDate'> & { priceUsd: number | null; pricedAt: number };

/** One cell of the price editor. */
export type PriceField = { price: Centavos } | { priceUsd: number | null } | { discount: number };

/** One of many prices that are changed at once. */
type PriceReplacement = { id: number; before: Centavos; after: Centavos };

type ProductResponse = { id: number; product: WireAdminProduct };

export function productCalls(caller: Caller) {
  const put = async (path: string, body: object): Promise<Product> =>
    fromWireAdminProduct((await call<ProductResponse>(caller, path, { method: 'PUT', body })).product);

  return {
    ...entityCalls(caller, {
      fields: productFields,
      paths: { collection: adminApi.products, byId: adminApi.productById, change: adminApi.product },
      readResponse: ({ product }: ProductResponse) => product,
      fromWire: fromWireAdminProduct,
    }),

    list: async (request: PageRequest): Promise<Page<Product>> =>
      fromWirePage(
        await call<WirePage<WireAdminProduct>>(caller, adminApi.products, { query: request }),
        fromWireAdminProduct,
      ),

    prices: async (): Promise<PriceRow[]> =>
      (await call<WirePriceRow[]>(caller, adminApi.productPrices)).map(fromWirePriceRow),

    changePrice: (id: number, price: Centavos) => put(adminApi.productPrice, { id, price: centavosToPesos(price) }),

    changeField: (id: number, change: PriceField) => {
      const field = 'price' in change ? 'price' : 'discount' in change ? 'discount' : 'priceUSD';
      return put(fillPath(adminApi.productField, { id, field }), toWireFields(productFields, change));
    },

    /** Fails with 409 when every one of these prices is another one by now. Put back by `priceList.undo`. */
    adjustPrices: async (changes: readonly PriceReplacement[], key: string): Promise<ConfirmedPriceList> => {
      const wanted = changes.map(({ id, before, after }) => {
        return { id, before: centavosToPesos(before), price: centavosToPesos(after) };
      });
      const request = { method: 'POST', body: { changes: wanted }, ...idempotencyHeaders(key) } as const;
      return fromWireUpdate(await call<WirePriceListUpdate>(caller, adminApi.adjustPrices, request));
    },

    /** Notes that these prices are still right. */
    confirmPrices: async (ids: readonly number[]): Promise<void> => {
      await call(caller, adminApi.confirmPrices, { method: 'POST', body: { ids } });
    },

    setActive: (id: number, active: boolean) => put(adminApi.productStatus, { id, active }),

    delete: async (id: number): Promise<void> => {
      await call(caller, fillPath(adminApi.product, { id }), { method: 'DELETE' });
    },
  };
}

export function fromWireAdminProduct(wire: WireAdminProduct): Product {
  const { brand, category, categoryType, deactivationDate, id, version } = wire;
  return {
    ...fromWireFields(productFields, wire),
    id,
    images: toProductImages(wire),
    flavors: wire.flavors,
    brand,
    category,
    categoryType,
    finalPrice: pesosToCentavos(wire.priceWithDiscount),
    createdAt: fromWireDate(wire.creation_date),
    modifiedAt: fromWireDate(wire.modification_date),
    pricedAt: fromWireDate(wire.priceDate),
    deactivatedAt: deactivationDate && fromWireDate(deactivationDate),
    version,
  };
}

function fromWirePriceRow({
  dollarPrice,
  price,
  discount,
  finalPrice,
  cost,
  priceDate,
  ...row
}: WirePriceRow): PriceRow {
  return {
    ...row,
    price: pesosToCentavos(price),
    priceUsd: dollarPrice === null ? null : pesosToCentavos(dollarPrice),
    pricedAt: fromWireDate(priceDate),
    discount: percentToBasisPoints(discount),
    finalPrice: pesosToCentavos(finalPrice),
    cost: cost === null ? null : pesosToCentavos(cost),
  };
}
