import type { PriceListUpdate, PricePreview } from '#contract/admin/price-list.ts';

/** What the server holds: what can be confirmed, and what can be undone. */
export type Held = { preview: PricePreview | null; update: PriceListUpdate | null };

/** Why a preview cannot be confirmed: its prices are others by now, or another window let go of it. */
export type Closed = 'moved' | 'gone';

/** What became of a preview whose confirming was refused; `other` when another window read a later list. */
export function fateOf(previewId: string, { preview, update }: Held): 'done' | 'other' | Closed {
  if (preview?.id === previewId) return 'moved';
  if (update?.id === previewId) return 'done';
  return preview ? 'other' : 'gone';
}
