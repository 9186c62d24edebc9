import type { CartItem } from '#domain/cart/cart.ts';
import { createStore, useStore } from '#ui/store/store.ts';
import { createCountdown } from '#ui/timing/countdown.ts';

const SHOWN_MS = 4000;

const addedItem = createStore<CartItem | null>(null);
const countdown = createCountdown({ ms: SHOWN_MS, onEnd: () => addedItem.set(null) });

/** What the popup shows, with the units that were just added; it closes by itself (`startDismissal`). */
export function useAddedItem(): CartItem | null {
  return useStore(addedItem, null);
}

export const showAddedItem: (item: CartItem) => void = addedItem.set;

/** From now on the popup is seen: on a slow network its script comes seconds after the product was added. */
export const startDismissal = countdown.start;

export function dismissAddedItem(): void {
  countdown.stop();
  addedItem.set(null);
}

let returnTarget: HTMLElement | undefined;

/** The button that added the product gets the focus back when the popup closes. */
export function setReturnFocus(button: HTMLElement): void {
  returnTarget = button;
}

export function returnFocus(): void {
  returnTarget?.focus({ preventScroll: true });
}

/** Whether that button has the focus. */
export function returnTargetHasFocus(): boolean {
  return returnTarget !== undefined && returnTarget === document.activeElement;
}

/** The popup stays open while it is hovered or focused. */
export const pauseDismissal = countdown.pause;
export const resumeDismissal = countdown.resume;
