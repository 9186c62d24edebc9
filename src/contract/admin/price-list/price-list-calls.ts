import { centavosToPesos } from '#domain/money/money.ts';
import { ApiError } from '../../http/api-error.ts';
import { type Caller, call } from '../../http/call.ts';
import { idempotencyHeaders, idempotentWrites } from '../../http/idempotent-writes.ts';
import { toWirePriceRule } from '../../requests/pricing/convert-price-rule.ts';
import type {
  WirePriceHistoryEntry,
  WirePriceListState,
  WirePriceListUpdate,
  WirePricePreview,
} from '../../responses/price-list.ts';
import { adminApi, fillPath } from '../../urls/admin-urls.ts';
import { fromWireHistoryEntry, type PriceHistoryRow } from './price-history.ts';
import { fromWirePreview, type ListTeaching, type PricePreview, toWireTeaching } from './price-preview.ts';
import { type ConfirmedPriceList, fromWireUpdate, type PriceListSelection } from './price-update.ts';

/** Message for a response without success that has no text (spec §8). */
const previewFailed = 'Error al procesar el PDF';

/** Long enough for a connection to come back. */
const RETRY_AFTER_MS = 1500;

type PreviewOptions = {
  signal?: AbortSignal;
  priceColumn?: string | undefined;
  teaching?: ListTeaching | undefined;
};

export function priceListCalls(caller: Caller) {
  const write = idempotentWrites({ retryAfterMs: RETRY_AFTER_MS });
  const post = (path: string, body: object) =>
    write(path + JSON.stringify(body), (key) =>
      call<WirePriceListUpdate>(caller, path, { method: 'POST', body, ...idempotencyHeaders(key) }),
    );
  return {
    /** What can still be confirmed, and what can still be undone. */
    state: async (): Promise<{ preview: PricePreview | null; update: ConfirmedPriceList | null }> => {
      const { preview, update } = await call<WirePriceListState>(caller, adminApi.priceListState);
      return {
        preview: preview && fromWirePreview(preview),
        update: update && fromWireUpdate({ ...update, skipped: [], notCreated: [] }),
      };
    },

    /** Reads a PDF, or the prices of one of its columns, or by what its columns were said to be; no price changes yet. */
    preview: async (file: Blob, { signal, priceColumn, teaching }: PreviewOptions = {}): Promise<PricePreview> => {
      const body = new FormData();
      if (priceColumn !== undefined) body.set('priceColumn', priceColumn);
      if (teaching !== undefined) body.set('teaching', JSON.stringify(toWireTeaching(teaching)));
      body.set('file', file);
      const options = { method: 'POST', body, ...(signal && { signal }) } as const;
      const preview = await call<WirePricePreview>(caller, adminApi.priceListPreview, options);
      if (!preview.success) throw new ApiError(previewFailed, 200);
      return fromWirePreview(preview);
    },

    /** Discards this preview; fails with 409 when another one was read since. */
    discard: async (previewId: string): Promise<void> => {
      await call(caller, adminApi.priceListState, { method: 'DELETE', query: { previewId } });
    },

    /** Changes prices; fails with 409 when the preview has expired, or all its prices changed since. */
    confirm: async (choice: PriceListSelection): Promise<ConfirmedPriceList> =>
      fromWireUpdate(
        await post(adminApi.priceListConfirm, {
          ...choice,
          rows: choice.rows.map(({ price, ...pair }) => {
            return price === undefined ? pair : { ...pair, price: centavosToPesos(price) };
          }),
          ...(choice.rule && { rule: toWirePriceRule(choice.rule) }),
        }),
      ),

    /** Fails with 409 when the time to undo has expired, or another list was confirmed since. */
    undo: async (updateId: string): Promise<ConfirmedPriceList> =>
      fromWireUpdate(await post(adminApi.priceListUndo, { updateId })),

    history: async (productId: number): Promise<PriceHistoryRow[]> =>
      (await call<WirePriceHistoryEntry[]>(caller, fillPath(adminApi.priceHistory, { id: productId }))).map(
        fromWireHistoryEntry,
      ),
  };
}
