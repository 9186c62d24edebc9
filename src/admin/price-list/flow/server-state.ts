import type { ConfirmedPriceList, PricePreview } from '#contract/admin/price-list.ts';

/** What the server holds: what can be confirmed, and what can be undone. */
export type PriceListServerState = { preview: PricePreview | null; update: ConfirmedPriceList | null };

/** Why a preview cannot be confirmed: its prices are others by now, or another window let go of it. */
export type ClosedReason = 'moved' | 'gone';

/** What became of a preview whose confirming was refused; `other` when another window read a later list. */
export function confirmOutcome(
  previewId: string,
  { preview, update }: PriceListServerState,
): 'done' | 'other' | ClosedReason {
  if (preview?.id === previewId) return 'moved';
  if (update?.id === previewId) return 'done';
  return preview ? 'other' : 'gone';
}
