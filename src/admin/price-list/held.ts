import type { PricePreview, PricesDone } from '#contract/admin/price-list.ts';

/** What the server holds: what can be confirmed, and what can be undone. */
export type Held = { preview: PricePreview | null; update: PricesDone | null };

/** Whether another update than this one would be undone: one that another window confirmed since. */
export function isOther(held: PricesDone | null, { updated }: PricesDone): boolean {
  return held !== null && told(held.updated) !== told(updated);
}

function told(updated: PricesDone['updated']): string {
  return JSON.stringify(updated.map(({ id, before, after }) => [id, before, after]));
}
