import { createLoadedPart } from '#ui/lazy/lazy-component.ts';

/** The cart's heavy parts; loaded when the pointer or the focus comes near a button that needs them. */
export const cartPanel = createLoadedPart(async () => (await import('./cart-panel.tsx')).CartPanel);
export const orderReminder = createLoadedPart(
  async () => (await import('../last-order/order-reminder.tsx')).OrderReminder,
);
export const addedPopup = createLoadedPart(async () => (await import('../add-to-cart/added-popup.tsx')).AddedPopup);
