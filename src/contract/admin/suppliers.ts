import { fromWireDate } from '#domain/dates/wire-date.ts';
import { type Caller, call } from '../http/call.ts';
import type { WireSuppliers } from '../responses/price-list.ts';
import { adminApi, fillPath } from '../urls/admin-urls.ts';

/** Who sends price lists; `lastListAt` in epoch milliseconds. */
export type SupplierRow = { id: number; name: string; lastListAt: number };

export function supplierCalls(caller: Caller) {
  return {
    /** Those with the latest list first. */
    list: async (): Promise<SupplierRow[]> =>
      (await call<WireSuppliers>(caller, adminApi.suppliers)).map(({ id, name, lastList }) => {
        return { id, name, lastListAt: fromWireDate(lastList) };
      }),

    /** Fails with 409 when another supplier has the name. */
    rename: async (id: number, name: string): Promise<void> => {
      await call(caller, fillPath(adminApi.supplier, { id }), { method: 'PUT', body: { name } });
    },

    /** Forgets what was learned from its lists. */
    forget: async (id: number): Promise<void> => {
      await call(caller, fillPath(adminApi.supplier, { id }), { method: 'DELETE' });
    },
  };
}
