import { parseJson } from '#domain/text/parse-json.ts';
import { createPersistedStore } from '#ui/store/persisted-store.ts';
import { useStore } from '#ui/store/store.ts';

/** The message that was sent, and when (epoch milliseconds). `reminded`: the shopper has dismissed the reminder. */
export type LastOrder = { text: string; at: number; reminded: boolean };

/** A later visitor has probably heard from the seller. */
const REMINDER_MS = 60 * 60 * 1000;

/** Later nobody needs the order, and it names the shopper. */
const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

/** Far longer than any order message; also a limit for the WhatsApp link. */
const MAX_TEXT_LENGTH = 50_000;

/** Without storage it is known only until the page is closed. */
const store = createPersistedStore<LastOrder | null>({
  key: 'lastOrder',
  empty: null,
  parse: (text) => parseLastOrder(text, Date.now()),
  serialize: (order) => order && JSON.stringify(order),
});

/** The last order sent from this browser; null when there is none, and on the server. */
export function useLastOrder(): LastOrder | null {
  return useStore(store, null);
}

/** Whether to remind a shopper who comes back from WhatsApp of the order. */
export function isReminderDue(order: LastOrder | null, now: number): order is LastOrder {
  return order !== null && !order.reminded && Math.abs(now - order.at) < REMINDER_MS;
}

/** Saves the order in case WhatsApp did not open. */
export function saveLastOrder(order: LastOrder): void {
  store.save(order);
}

/** It names the shopper. */
export function forgetLastOrder(): void {
  store.save(null);
}

/** Parses a stored order; null when it is not a valid one, or older than a week. */
export function parseLastOrder(stored: string, now: number): LastOrder | null {
  const order = parseJson(stored);
  if (typeof order !== 'object' || order === null || !('text' in order) || !('at' in order)) return null;
  const { text, at } = order;
  if (typeof text !== 'string' || text.trim() === '' || text.length > MAX_TEXT_LENGTH) return null;
  if (typeof at !== 'number' || !Number.isSafeInteger(at) || at < 0) return null;
  if (Math.abs(now - at) > LIFETIME_MS) return null;
  return { text, at, reminded: 'reminded' in order && order.reminded === true };
}
