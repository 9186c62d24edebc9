import { parseJson } from '#domain/text/parse-json.ts';
import { createStore, useStore } from '#ui/store/store.ts';

/** The message that was sent, and when (epoch milliseconds). `reminded`: the shopper has dismissed the reminder. */
export type LastOrder = { text: string; at: number; reminded: boolean };

const STORAGE_KEY = 'lastOrder';

/** A later visitor has probably heard from the seller. */
const REMINDER_MS = 60 * 60 * 1000;

/** Later nobody needs the order, and it names the shopper. */
const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

/** Far longer than any order message; also a limit for the WhatsApp link. */
const MAX_TEXT_LENGTH = 50_000;

const memory = createStore<LastOrder | null>(null);
let initialized = false;

/** The last order sent from this browser; null when there is none, and on the server. */
export function useLastOrder(): LastOrder | null {
  return useStore(lastOrderStore, null);
}

/** Whether to remind a shopper who comes back from WhatsApp of the order. */
export function isReminderDue(order: LastOrder | null, now: number): order is LastOrder {
  return order !== null && !order.reminded && Math.abs(now - order.at) < REMINDER_MS;
}

/** Saves the order in case WhatsApp did not open; without storage only until the page is closed. */
export function saveLastOrder(order: LastOrder): void {
  memory.set(order);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(order));
  } catch {
    // Blocked or full storage must not prevent an order.
  }
}

/** It names the shopper. */
export function forgetLastOrder(): void {
  memory.set(null);
  try {
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Nothing was stored.
  }
}

/** Parses a stored order; null when it is not a valid one, or older than a week. */
export function parseLastOrder(stored: string | null, now: number): LastOrder | null {
  const order = parseJson(stored ?? '');
  if (typeof order !== 'object' || order === null || !('text' in order) || !('at' in order)) return null;
  const { text, at } = order;
  if (typeof text !== 'string' || text.trim() === '' || text.length > MAX_TEXT_LENGTH) return null;
  if (typeof at !== 'number' || !Number.isSafeInteger(at) || at < 0) return null;
  if (Math.abs(now - at) > LIFETIME_MS) return null;
  return { text, at, reminded: 'reminded' in order && order.reminded === true };
}

const lastOrderStore = {
  get: () => {
    if (!initialized) readStorage();
    return memory.get();
  },
  subscribe(listener: () => void) {
    const unsubscribe = memory.subscribe(listener);
    const onStorage = ({ key }: StorageEvent) => {
      if (key === STORAGE_KEY || key === null) readStorage();
    };
    window.addEventListener('storage', onStorage);
    return () => {
      unsubscribe();
      window.removeEventListener('storage', onStorage);
    };
  },
};

function readStorage(): void {
  initialized = true;
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    const order = parseLastOrder(stored, Date.now());
    if (stored !== null && order === null) localStorage.removeItem(STORAGE_KEY);
    memory.set(order);
  } catch {
    // Without storage only orders of this page are known.
  }
}
