/** Where the browser keeps the last order, as `{text, at}`: the message and when it was sent, epoch milliseconds. */
const SENT_ORDER_KEY = 'lastOrder';

/** Keeps the order so that it is not lost when the chat does not open; without storage it lives in the chat only. */
export function keepSentOrder(order: { text: string; at: number }): void {
  try {
    localStorage.setItem(SENT_ORDER_KEY, JSON.stringify(order));
  } catch {
    // Blocked or full storage must not stop an order.
  }
}
