import type { Flavor } from '#domain/catalogue/product.ts';
import { fromWireDate } from '#domain/dates/dates.ts';
import { basisPointsToPercent, percentToBasisPoints } from '#domain/money/discount.ts';
import { type Centavos, centavosToPesos, pesosToCentavos } from '#domain/money/money.ts';
import { type Caller, call } from '../http/call.ts';
import type { WireAdminProduct, WirePage, WirePriceRow } from '../responses/admin.ts';
import { fromWireProduct, type ShopProduct } from '../shop/shop-product.ts';
import { adminApi, fillPath } from '../urls/admin-urls.ts';
import { fromWirePage, idempotencyHeaders, type Page, type PageRequest } from './page.ts';

/** A product with all its fields. Dates in epoch milliseconds, discount in basis points. */
export type AdminProduct = ShopProduct & {
  idBrand: number;
  categoryType: string;
  /** Cents of a dollar. */
  priceUsd: number | null;
  finalPrice: Centavos;
  modifiedAt: number;
  deactivatedAt: number | null;
  version: number;
};

/** The values of a product form; `version` is that of the product it was filled from. */
export type ProductInput = {
  name: string;
  price: Centavos;
  priceUsd: number | null;
  discount: number;
  amount: number;
  flavors: Flavor[];
  images: string[];
  description: string;
  idBrand: number;
  idCategory: number;
  version: number;
};

export type PriceRow = Omit<WirePriceRow, 'dollarPrice'> & { priceUsd: number | null };

/** One cell of the price editor. */
export type PriceField = { price: Centavos } | { priceUsd: number | null } | { discount: number };

type ProductResponse = { id: number; product: WireAdminProduct };

export function productCalls(caller: Caller) {
  const write = async (path: string, method: 'POST' | 'PUT', body: object, headers = {}): Promise<AdminProduct> =>
    fromWireAdminProduct((await call<ProductResponse>(caller, path, { method, body, ...headers })).product);

  return {
    list: async (request: PageRequest): Promise<Page<AdminProduct>> =>
      fromWirePage(
        await call<WirePage<WireAdminProduct>>(caller, adminApi.products, { query: request }),
        fromWireAdminProduct,
      ),

    byId: async (id: number): Promise<AdminProduct> =>
      fromWireAdminProduct(await call<WireAdminProduct>(caller, fillPath(adminApi.productById, { id }))),

    prices: async (): Promise<PriceRow[]> =>
      (await call<WirePriceRow[]>(caller, adminApi.productPrices)).map(fromWirePriceRow),

    create: (product: Partial<ProductInput>, key?: string) =>
      write(adminApi.products, 'POST', toWireProductInput(product), idempotencyHeaders(key)),

    /** With an old `version` fails with 409 and the current product in `body.current`. */
    change: (id: number, product: Partial<ProductInput>) =>
      write(fillPath(adminApi.product, { id }), 'PUT', toWireProductInput(product)),

    changePrice: (id: number, price: Centavos) =>
      write(adminApi.productPrice, 'PUT', { id, price: centavosToPesos(price) }),

    changeField: (id: number, change: PriceField) => {
      const body = toWireProductInput(change);
      const field = 'price' in change ? 'price' : 'discount' in change ? 'discount' : 'priceUSD';
      return write(fillPath(adminApi.productField, { id, field }), 'PUT', body);
    },

    toggle: (id: number) => write(adminApi.productStatus, 'PUT', { id }),

    delete: async (id: number): Promise<void> => {
      await call(caller, fillPath(adminApi.product, { id }), { method: 'DELETE' });
    },
  };
}

export function fromWireAdminProduct(wire: WireAdminProduct): AdminProduct {
  return {
    ...fromWireProduct(wire),
    idBrand: wire.idBrand,
    categoryType: wire.categoryType,
    priceUsd: wire.priceUSD === null ? null : pesosToCentavos(wire.priceUSD),
    finalPrice: pesosToCentavos(wire.priceWithDiscount),
    modifiedAt: fromWireDate(wire.modification_date),
    deactivatedAt: wire.deactivationDate && fromWireDate(wire.deactivationDate),
    version: wire.version,
  };
}

function fromWirePriceRow({ dollarPrice, price, discount, finalPrice, ...row }: WirePriceRow): PriceRow {
  return {
    ...row,
    price: pesosToCentavos(price),
    priceUsd: dollarPrice === null ? null : pesosToCentavos(dollarPrice),
    discount: percentToBasisPoints(discount),
    finalPrice: pesosToCentavos(finalPrice),
  };
}

/** Undefined fields are left out of the request and stay unchanged. */
function toWireProductInput({ price, priceUsd, discount, ...product }: Partial<ProductInput>) {
  return {
    ...product,
    price: price === undefined ? undefined : centavosToPesos(price),
    priceUSD: priceUsd === undefined || priceUsd === null ? priceUsd : centavosToPesos(priceUsd),
    discount: discount === undefined ? undefined : basisPointsToPercent(discount),
  };
}
