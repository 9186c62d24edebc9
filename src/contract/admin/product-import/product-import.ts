import { fromWireDate } from '#domain/dates/wire-date.ts';
import { type Caller, call } from '../../http/call.ts';
import { idempotencyHeaders } from '../../http/idempotent-writes.ts';
import type { WireImage } from '../../responses/image.ts';
import type {
  WireImported,
  WireImportPlan,
  WireImportUndone,
  WireLatestImport,
} from '../../responses/product-import.ts';
import { adminApi } from '../../urls/admin-urls.ts';

/** What a row would do; `product` is what to send for it, null where there is nothing to do. */
export type ImportRowPlan = WireImportPlan['rows'][number];
type ImportedProduct = NonNullable<ImportRowPlan['product']>;
/** How many products an import added and changed; `at` in epoch milliseconds. */
export type LatestImport = { id: string; created: number; changed: number; at: number };

export function productImportCalls(caller: Caller) {
  return {
    /** The import that can be undone. */
    latest: async (): Promise<LatestImport | null> => {
      const { latest } = await call<WireLatestImport>(caller, adminApi.productImports);
      if (!latest) return null;
      const { date, ...counts } = latest;
      return { ...counts, at: fromWireDate(date) };
    },

    /** What a spreadsheet would do; nothing changes yet. */
    read: (file: Blob): Promise<WireImportPlan> => {
      const body = new FormData();
      body.set('file', file);
      return call(caller, adminApi.readProductTable, { method: 'POST', body });
    },

    /** All products or none. */
    write: (products: readonly ImportedProduct[], key: string): Promise<WireImported> => {
      const body = new FormData();
      body.set('file', new Blob([JSON.stringify({ products })], { type: 'application/json' }));
      return call(caller, adminApi.productImports, { method: 'POST', body, ...idempotencyHeaders(key) });
    },

    undo: (id: string): Promise<WireImportUndone> =>
      call(caller, adminApi.undoProductImport, { method: 'POST', body: { id } }),

    /** Stores a picture of another site. */
    pictureFromAddress: (url: string, signal?: AbortSignal): Promise<WireImage> =>
      call(caller, adminApi.pictureFromAddress, { method: 'POST', body: { url }, ...(signal && { signal }) }),
  };
}
