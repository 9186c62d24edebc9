import type { NewPurchase } from '#contract/admin/stock.ts';
import { isKeyReused, type PendingWrite } from '#contract/http/idempotent-writes.ts';
import { levelKey } from '#domain/stock/restock.ts';
import { createStore } from '#ui/store/store.ts';
import { isObject, tabValue } from '../tab-storage/tab-value.ts';
import { isUnitCounts, parseUnits, type UnitCounts } from './unit-counts.ts';

/** Goods as they were typed; `sent` are those that may have been entered already, one of them at most. */
export type PurchaseDraft = { counts: UnitCounts; note: string; sent: readonly NewPurchase[] };

const EMPTY: PurchaseDraft = { counts: {}, note: '', sent: [] };

const stored = tabValue('purchase', (value): value is PurchaseDraft => {
  if (!isObject(value)) return false;
  const { counts, note, sent } = value;
  return isUnitCounts(counts) && typeof note === 'string' && Array.isArray(sent) && sent.every(isPurchase);
});

export function loadPurchaseDraft(): PurchaseDraft {
  return stored.load() ?? EMPTY;
}

export const storePurchaseDraft = stored.store;

/** The draft as it is now, for an answer that comes after the form was left and opened again. */
export const purchaseDraft = createStore(EMPTY);

/** The write of the goods that may have been entered already. */
export const pendingPurchase = tabValue('purchase-write', (value): value is PendingWrite => {
  return isObject(value) && typeof value.request === 'string' && typeof value.key === 'string';
});

/**
 * Enters goods. When one of those that were sent before had been entered, nothing else is: it returns what was entered.
 * `send` uses one idempotency key for all of them.
 */
export async function enterOnce(
  send: (purchase: NewPurchase) => Promise<unknown>,
  { purchase, sent }: { purchase: NewPurchase; sent: readonly NewPurchase[] },
): Promise<NewPurchase> {
  try {
    await send(purchase);
    return purchase;
  } catch (error) {
    if (!isKeyReused(error)) throw error;
    // The key is taken, so that sending an earlier purchase again only tells whether it was that one.
    for (const earlier of sent) if (await isEntered(send(earlier))) return earlier;
    throw error;
  }
}

async function isEntered(answer: Promise<unknown>): Promise<boolean> {
  try {
    await answer;
    return true;
  } catch (error) {
    if (isKeyReused(error)) return false;
    throw error;
  }
}

/** The counts without the units that were entered; a line that was emptied since stays empty. */
export function withoutEntered(counts: UnitCounts, { lines }: NewPurchase): UnitCounts {
  const entered = new Map(lines.map((line) => [levelKey(line), line.quantity]));
  const left = Object.entries(counts).map(([key, text]) => {
    const typed = parseUnits(text);
    return [key, typed ? String(typed - (entered.get(key) ?? 0)) : text] as const;
  });
  return Object.fromEntries(left.filter(([, text]) => parseUnits(text) !== 0));
}

function isPurchase(value: unknown): value is NewPurchase {
  if (!isObject(value)) return false;
  const { lines, note } = value;
  return typeof note === 'string' && Array.isArray(lines) && lines.every(isPurchasedLine);
}

function isPurchasedLine(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { productId, flavor, quantity } = value;
  return Number.isInteger(productId) && (flavor === null || typeof flavor === 'string') && Number.isInteger(quantity);
}
