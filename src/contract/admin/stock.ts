import { fromWireDate } from '#domain/dates/wire-date.ts';
import { pesosToCentavos } from '#domain/money/money.ts';
import type { FlavorStock } from '#domain/stock/restock.ts';
import type { StockMovement } from '#domain/stock/stock-movement.ts';
import { type Caller, call } from '../http/call.ts';
import { idempotencyHeaders } from '../http/idempotent-writes.ts';
import type { WirePage } from '../responses/admin.ts';
import type { WirePurchase, WireStockLevels, WireStockMovement } from '../responses/stock.ts';
import { adminApi } from '../urls/admin-urls.ts';
import { fromWirePage, type Page } from './page.ts';

/** Units of a flavor; null for a product without flavors. */
type PurchasedLine = { productId: number; flavor: string | null; quantity: number };

/** Goods that came. */
export type NewPurchase = { lines: readonly PurchasedLine[]; note: string };

export function stockCalls(caller: Caller) {
  return {
    levels: async (): Promise<FlavorStock[]> => {
      const levels = await call<WireStockLevels>(caller, adminApi.stockLevels);
      return levels.map(({ idProduct: productId, variant: flavor, cost, ...level }) => {
        return { ...level, productId, flavor, cost: cost === null ? null : pesosToCentavos(cost) };
      });
    },

    /** All lines or none. A refused line comes as field error `lines.0`, `lines.1`… */
    enterPurchase: async ({ lines, note }: NewPurchase, key: string): Promise<number> => {
      const wanted = lines.map(({ productId: idProduct, flavor: variant, quantity }) => {
        return { idProduct, variant, quantity };
      });
      const request = { method: 'POST', body: { note, lines: wanted }, ...idempotencyHeaders(key) } as const;
      return (await call<WirePurchase>(caller, adminApi.purchases, request)).units;
    },

    /** Newest first. */
    movements: async (query: { idProduct: number; page: number; pageSize: number }): Promise<Page<StockMovement>> =>
      fromWirePage(
        await call<WirePage<WireStockMovement>>(caller, adminApi.stockMovements, { query }),
        ({ date, variant: flavor, who: administrator, ...movement }) => {
          return { ...movement, flavor, administrator, at: fromWireDate(date) };
        },
      ),
  };
}
