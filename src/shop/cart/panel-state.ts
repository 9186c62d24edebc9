import { createStore, useStore } from '#ui/store/store.ts';

const panelOpen = createStore(false);

/** Whether the cart panel is open. */
export function usePanelOpen(): boolean {
  return useStore(panelOpen, false);
}

/** Shows the panel, whose module must be loaded; buttons call `openCart` (cart-panel/open-cart.ts). */
export function showPanel(): void {
  panelOpen.set(true);
}

export function closeCart(): void {
  panelOpen.set(false);
}
