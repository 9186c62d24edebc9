import { fromWireDate } from '#domain/dates/dates.ts';
import { percentToBasisPoints } from '#domain/money/discount.ts';
import { type Centavos, pesosToCentavos } from '#domain/money/money.ts';
import { type Caller, call } from '../http/call.ts';
import type { WirePage, WireSale } from '../responses/admin.ts';
import { adminApi, fillPath } from '../urls/admin-urls.ts';
import { fromWirePage, idempotencyHeaders, type Page, type PageRequest } from './page.ts';

/** A sale with the product as it was sold; `soldAt` in epoch milliseconds, discount in basis points. */
export type AdminSale = Omit<WireSale, 'amount' | 'date' | 'price' | 'total'> & {
  price: Centavos;
  total: Centavos;
  soldAt: number;
};

/** Without a variant the server takes the first flavor in stock. */
export type SaleInput = {
  idProduct: number;
  variant?: string | null;
  quantity: number;
  clientName?: string;
  paymentMethod?: string;
  shippingMethod?: string;
  paid?: boolean;
};

type SaleResponse = { id: number; sale: WireSale };

export function saleCalls(caller: Caller) {
  return {
    list: async (request: Omit<PageRequest, 'active'>): Promise<Page<AdminSale>> =>
      fromWirePage(await call<WirePage<WireSale>>(caller, adminApi.sales, { query: request }), fromWireSale),

    byId: async (id: number): Promise<AdminSale> =>
      fromWireSale(await call<WireSale>(caller, fillPath(adminApi.saleById, { id }))),

    /** Fails with 409 when there is not enough stock. */
    create: async (body: SaleInput, key?: string): Promise<AdminSale> =>
      fromSaleResponse(
        await call<SaleResponse>(caller, adminApi.sales, { method: 'POST', body, ...idempotencyHeaders(key) }),
      ),

    change: async (id: number, sale: Partial<SaleInput>): Promise<AdminSale> =>
      fromSaleResponse(await call<SaleResponse>(caller, adminApi.sales, { method: 'PUT', body: { ...sale, id } })),

    /** Returns the units to the stock. */
    delete: async (id: number): Promise<void> => {
      await call(caller, fillPath(adminApi.sale, { id }), { method: 'DELETE' });
    },
  };
}

const fromSaleResponse = ({ sale }: SaleResponse) => fromWireSale(sale);

function fromWireSale({ amount: _, date, price, total, discount, ...sale }: WireSale): AdminSale {
  return {
    ...sale,
    price: pesosToCentavos(price),
    total: pesosToCentavos(total),
    discount: percentToBasisPoints(discount),
    soldAt: fromWireDate(date),
  };
}
