import type { CartItem } from '#domain/cart/cart.ts';
import { createStore, useStore } from '#ui/store/store.ts';
import { createCountdown } from '#ui/timing/countdown.ts';

const SHOWN_MS = 4000;

const added = createStore<CartItem | null>(null);
const countdown = createCountdown({ ms: SHOWN_MS, onEnd: () => added.set(null) });

/** The line that the popup tells of; it goes away by itself. */
export function useAdded(): CartItem | null {
  return useStore(added, null);
}

export function showAdded(item: CartItem): void {
  added.set(item);
  countdown.start();
}

export function dismissAdded(): void {
  countdown.stop();
  added.set(null);
}

let addedFrom: HTMLElement | undefined;

/** Where the focus belongs when it leaves the popup: the button that added the product. */
export function rememberAddedFrom(button: HTMLElement): void {
  addedFrom = button;
}

export function returnFocus(): void {
  addedFrom?.focus({ preventScroll: true });
}

/** While somebody reads or uses the popup it stays. */
export const holdAdded = countdown.hold;
export const releaseAdded = countdown.release;
