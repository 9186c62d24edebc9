import { fromWireDate } from '#domain/dates/wire-date.ts';
import { pesosToCentavos } from '#domain/money/money.ts';
import { convertMoney, type SalesFigures, type SalesSummary } from '#domain/sales/sales-summary.ts';
import type { DayRange } from '#domain/sales/summary-range.ts';
import type { UnpaidCustomer } from '#domain/sales/unpaid-customers.ts';
import { type Caller, call } from '../http/call.ts';
import type { WireSalesSummary, WireUnpaid } from '../responses/sales-summary.ts';
import { adminApi } from '../urls/admin-urls.ts';

export function salesSummaryCalls(caller: Caller) {
  return {
    ofDays: async (range: DayRange): Promise<SalesSummary> =>
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
