import { createLoadedPart } from './loaded-part.ts';

/** The cart's heavy parts; loaded when the pointer or the focus comes near a button that needs them. */
export const cartPanel = createLoadedPart(async () => (await import('./cart-panel.tsx')).CartPanel);
export const orderReminder = createLoadedPart(
  async () => (await import('#shop/checkout/order-reminder.tsx')).OrderReminder,
);
export const addedPopup = createLoadedPart(async () => (await import('#shop/added-popup/added-popup.tsx')).AddedPopup);
