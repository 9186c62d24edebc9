import { createStore, useStore } from '#ui/store/store.ts';

/**
 * The last order: the message as it went to the chat, and when, in epoch milliseconds. `reminded`: the shopper has put
 * the reminder of it away.
 */
export type LastOrder = { text: string; at: number; reminded: boolean };

/** Where the browser keeps the last order, until the next one. */
const STORAGE_KEY = 'lastOrder';

/** Who comes back later has surely heard from the seller. */
const REMINDER_MS = 60 * 60 * 1000;

/** No message of ours comes near it; a longer one would not fit into a link. */
const MAX_TEXT_LENGTH = 50_000;

const memory = createStore<LastOrder | null>(null);
let started = false;

/** The last order that was sent from this browser; null on the server and while there is none. */
export function useLastOrder(): LastOrder | null {
  return useStore(lastOrderStore, null);
}

/** Whether the shopper, just back from the chat, should be offered the order again. */
export function isReminderDue(order: LastOrder | null, now: number): order is LastOrder {
  return order !== null && !order.reminded && Math.abs(now - order.at) < REMINDER_MS;
}

/** Keeps the order so that it is not lost when the chat does not open; without storage, for as long as the page lives. */
export function saveLastOrder(order: LastOrder): void {
  memory.set(order);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(order));
  } catch {
    // Blocked or full storage must not stop an order.
  }
}

/** The order that lies in the browser, as text; null when it is none of ours. */
export function parseLastOrder(stored: string | null): LastOrder | null {
  const order = parseJson(stored ?? 'null');
  if (typeof order !== 'object' || order === null || !('text' in order) || !('at' in order)) return null;
  const { text, at } = order;
  if (typeof text !== 'string' || text.trim() === '' || text.length > MAX_TEXT_LENGTH) return null;
  if (typeof at !== 'number' || !Number.isSafeInteger(at) || at < 0) return null;
  return { text, at, reminded: 'reminded' in order && order.reminded === true };
}

const lastOrderStore = {
  get: () => {
    if (!started) readStorage();
    return memory.get();
  },
  subscribe(listener: () => void) {
    const stop = memory.subscribe(listener);
    const follow = ({ key }: StorageEvent) => {
      if (key === STORAGE_KEY || key === null) readStorage();
    };
    window.addEventListener('storage', follow);
    return () => {
      stop();
      window.removeEventListener('storage', follow);
    };
  },
};

function readStorage(): void {
  started = true;
  try {
    memory.set(parseLastOrder(localStorage.getItem(STORAGE_KEY)));
  } catch {
    // Without storage there is only what this page has sent itself.
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
