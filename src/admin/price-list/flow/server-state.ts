import type { PricePreview } from '#contract/admin/price-list/price-preview.ts';
import type { ConfirmedPriceList } from '#contract/admin/price-list/price-update.ts';
import { ApiError } from '#contract/http/api-error.ts';
import { adminClient } from '../../session/admin-client.ts';

/** The preview that can be confirmed and the update that can be undone, as the server has them. */
export type PriceListServerState = { preview: PricePreview | null; update: ConfirmedPriceList | null };

/** Without a response there is neither. */
export function loadServerState(): Promise<PriceListServerState> {
  return adminClient.priceList.state().catch(() => ({ preview: null, update: null }));
}

/** Why a preview cannot be confirmed: prices have changed since, or another window cancelled or confirmed it, or read a later list. */
export type ClosedReason = 'moved' | 'gone' | 'replaced';

/** Why a confirmation was refused; `done` when it was carried out all the same. */
export function confirmOutcome(previewId: string, { preview, update }: PriceListServerState): 'done' | ClosedReason {
  if (preview?.id === previewId) return 'moved';
  if (update?.id === previewId) return 'done';
  return preview ? 'replaced' : 'gone';
}

/**
 * Why an undo was refused: `ended` while its prices may still be in force, because all of them have changed since or the
 * time is over; `other` when another window has undone it or confirmed another list.
 */
export function undoOutcome(
  { updateId, isExpired }: { updateId: string; isExpired: boolean },
  { update }: PriceListServerState,
): 'ended' | 'other' {
  const isEnded = update ? update.id === updateId : isExpired;
  return isEnded ? 'ended' : 'other';
}

/** After a 409: the current state on the server. */
export async function readStateAfterConflict(cause: unknown): Promise<PriceListServerState | undefined> {
  const isConflict = cause instanceof ApiError && cause.status === 409;
  return isConflict ? adminClient.priceList.state().catch(() => undefined) : undefined;
}
