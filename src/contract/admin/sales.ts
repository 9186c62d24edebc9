import { fromWireDate } from '#domain/dates/wire-date.ts';
import { fromWireFields } from '#domain/fields/convert-fields.ts';
import { percentToBasisPoints } from '#domain/money/discount.ts';
import { pesosToCentavos } from '#domain/money/money.ts';
import { type Sale, saleFields } from '#domain/sales/sale-fields.ts';
import { convertMoney, type SalesFigures, type SalesSummary } from '#domain/sales/sales-summary.ts';
import type { DayRange } from '#domain/sales/summary-range.ts';
import type { UnpaidCustomer } from '#domain/sales/unpaid-customers.ts';
import { type Caller, call } from '../http/call.ts';
import type { WirePage, WireSale } from '../responses/admin.ts';
import type { WireSalesSummary, WireUnpaid } from '../responses/sales-summary.ts';
import { adminApi, fillPath } from '../urls/admin-urls.ts';
import { entityCalls } from './entity-calls.ts';
import { fromWirePage, type Page, type PageRequest } from './page.ts';

type SaleResponse = { id: number; sale: WireSale };

export function saleCalls(caller: Caller) {
  return {
    /** `create` and `change` fail with 409 when there is not enough stock. */
    ...entityCalls(caller, {
      fields: saleFields,
      paths: { collection: adminApi.sales, byId: adminApi.saleById, change: adminApi.sales },
      readResponse: ({ sale }: SaleResponse) => sale,
      fromWire: fromWireSale,
    }),

    list: async (request: Omit<PageRequest, 'active'>): Promise<Page<Sale>> =>
      fromWirePage(await call<WirePage<WireSale>>(caller, adminApi.sales, { query: request }), fromWireSale),

    /** Returns the units to the stock. */
    delete: async (id: number): Promise<void> => {
      await call(caller, fillPath(adminApi.sale, { id }), { method: 'DELETE' });
    },

    /** How the days went, both included. */
    summary: async (range: DayRange): Promise<SalesSummary> =>
      fromWireSummary(await call<WireSalesSummary>(caller, adminApi.salesSummary, { query: range })),

    /** Who has not paid, longest first. */
    unpaid: async (): Promise<UnpaidCustomer[]> => {
      const { customers } = await call<WireUnpaid>(caller, adminApi.unpaidSales);
      return customers.map(({ owed, since, ...customer }) => {
        return { ...customer, owed: pesosToCentavos(owed), since: fromWireDate(since) };
      });
    },
  };
}

function fromWireSale(wire: WireSale): Sale {
  const { id, productName, total, date, image, version } = wire;
  const { name, price, discount, description, flavors, images, idBrand: brandId, idCategory: categoryId } = wire;
  return {
    ...fromWireFields(saleFields, wire),
    id,
    productName,
    total: pesosToCentavos(total),
    soldAt: fromWireDate(date),
    image,
    version,
    product: {
      name,
      price: pesosToCentavos(price),
      discount: percentToBasisPoints(discount),
      description,
      flavors,
      images: images.map((url) => ({ url, thumbhash: null })),
      brandId,
      categoryId,
    },
  };
}

function fromWireSummary({ totals, discounts, shipping, products, ...lists }: WireSalesSummary): SalesSummary {
  return {
    totals: inCentavos(totals),
    discounts: pesosToCentavos(discounts),
    shipping: pesosToCentavos(shipping),
    products: products.map(({ idProduct: productId, ...row }) => ({ productId, ...inCentavos(row) })),
    days: lists.days.map(inCentavos),
    brands: lists.brands.map(inCentavos),
    paymentMethods: lists.paymentMethods.map(inCentavos),
  };
}

function inCentavos<Row extends SalesFigures>(row: Row): Row {
  return convertMoney(row, pesosToCentavos);
}
