import { createLazyComponent } from '#ui/lazy/lazy-component.ts';

/** Loaded when the pointer or the focus reaches a button that opens the panel. */
export const lazyCartPanel = createLazyComponent(async () => (await import('./cart-panel.tsx')).CartPanel);
