import { createStore, useStore } from '#ui/store/store.ts';

/**
 * The last order: the message as it went to the chat, and when, in epoch milliseconds. `reminded`: the shopper has put
 * the reminder of it away.
 */
export type SentOrder = { text: string; at: number; reminded: boolean };

/** Where the browser keeps the last order, until the next one. */
const SENT_ORDER_KEY = 'lastOrder';

/** Who comes back later has surely heard from the seller. */
const REMIND_FOR_MS = 60 * 60 * 1000;

/** No message of ours comes near it; a longer one would not fit into a link. */
const LONGEST_TEXT = 50_000;

const sent = createStore<SentOrder | null>(null);
let started = false;

/** The last order that was sent from this browser; null on the server and while there is none. */
export function useSentOrder(): SentOrder | null {
  return useStore(kept, null);
}

/** Whether the shopper, just back from the chat, should be offered the order again. */
export function reminderDue(order: SentOrder | null, now: number): order is SentOrder {
  return order !== null && !order.reminded && Math.abs(now - order.at) < REMIND_FOR_MS;
}

/** Keeps the order so that it is not lost when the chat does not open; without storage, for as long as the page lives. */
export function keepSentOrder(order: SentOrder): void {
  sent.set(order);
  try {
    localStorage.setItem(SENT_ORDER_KEY, JSON.stringify(order));
  } catch {
    // Blocked or full storage must not stop an order.
  }
}

/** The order that lies in the browser, as text; null when it is none of ours. */
export function parseSentOrder(stored: string | null): SentOrder | null {
  const order = parsed(stored ?? 'null');
  if (typeof order !== 'object' || order === null || !('text' in order) || !('at' in order)) return null;
  const { text, at } = order;
  if (typeof text !== 'string' || text.trim() === '' || text.length > LONGEST_TEXT) return null;
  if (typeof at !== 'number' || !Number.isSafeInteger(at) || at < 0) return null;
  return { text, at, reminded: 'reminded' in order && order.reminded === true };
}

const kept = {
  get: () => {
    if (!started) read();
    return sent.get();
  },
  subscribe(listener: () => void) {
    const stop = sent.subscribe(listener);
    const follow = ({ key }: StorageEvent) => {
      if (key === SENT_ORDER_KEY || key === null) read();
    };
    window.addEventListener('storage', follow);
    return () => {
      stop();
      window.removeEventListener('storage', follow);
    };
  },
};

function read(): void {
  started = true;
  try {
    sent.set(parseSentOrder(localStorage.getItem(SENT_ORDER_KEY)));
  } catch {
    // Without storage there is only what this page has sent itself.
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
