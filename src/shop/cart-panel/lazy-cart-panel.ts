import { createLoadedPart } from '#ui/lazy/lazy-component.ts';

/** Loaded when the pointer or the focus reaches a button that opens the panel. */
export const cartPanel = createLoadedPart(async () => (await import('./cart-panel.tsx')).CartPanel);
