import { NotSentError } from '../http/api-error.ts';
import { type Caller, call } from '../http/call.ts';
import type { WirePendingCounts } from '../responses/admin.ts';
import type { WireBackupStatus } from '../responses/backup-status.ts';
import type { WireImage } from '../responses/image.ts';
import type { WireStorage } from '../responses/storage.ts';
import { adminApi } from '../urls/admin-urls.ts';
import { accountCalls } from './account.ts';
import { auditCalls } from './audit.ts';
import { brandCalls } from './brands.ts';
import { categoryCalls } from './categories.ts';
import { constantCalls } from './constants.ts';
import { postImage } from './image-upload.ts';
import { messageCalls } from './messages.ts';
import { orderCalls } from './orders.ts';
import { priceListCalls } from './price-list/price-list-calls.ts';
import { productImportCalls } from './product-import/product-import.ts';
import { productCalls } from './products.ts';
import { saleCalls } from './sales.ts';
import { stockCalls } from './stock.ts';
import { supplierCalls } from './suppliers.ts';

/** Message of a failed upload when the response has none (spec §8). */
export const uploadFailedText = 'Error al subir el archivo. La respuesta no fue exitosa.';

/** Logged when a call is not made because nobody is signed in (spec §6). */
const signedOutText = 'No hay usuario autenticado';

export type AdminCaller = Caller & {
  /** A valid ID token; null when nobody is signed in. */
  token: () => Promise<string | null>;
};

export type AdminClient = ReturnType<typeof createAdminClient>;

/**
 * The administrator's calls of spec §7. All carry the ID token, reads too (A3); without one they are not made. A
 * failed call throws ApiError, except for an edit conflict, which is returned.
 */
export function createAdminClient({ token, ...publicCaller }: AdminCaller) {
  const caller = { ...publicCaller, fetch: withToken(publicCaller.fetch, token) };
  return {
    products: productCalls(caller),
    productImport: productImportCalls(caller),
    brands: brandCalls(caller),
    categories: categoryCalls(caller),
    stock: stockCalls(caller),
    sales: saleCalls(caller),
    orders: orderCalls(caller),
    messages: messageCalls(caller),
    priceList: priceListCalls(caller),
    suppliers: supplierCalls(caller),
    account: accountCalls(caller),
    audit: auditCalls(caller),

    constants: constantCalls(caller),

    /** How many products and sales need the seller's attention. */
    pendingCounts: (): Promise<WirePendingCounts> => call(caller, adminApi.pendingCounts),

    /** How much room the server has left. */
    backupStatus: (): Promise<WireBackupStatus> => call(caller, adminApi.backupStatus),
    storage: (): Promise<WireStorage> => call(caller, adminApi.storage),

    /** Stores an image; its `url` goes into a product's images. */
    uploadImage: (file: Blob, signal?: AbortSignal): Promise<WireImage> => postImage(caller, file, signal),
  };
}

function withToken(fetch: Caller['fetch'], token: AdminCaller['token']): Caller['fetch'] {
  return async (input, init) => {
    const idToken = await token();
    if (idToken === null) throw new NotSentError(signedOutText);
    const headers = new Headers(init?.headers);
    headers.set('authorization', `Bearer ${idToken}`);
    return fetch(input, { ...init, headers });
  };
}
