import { createLazyComponent } from '#ui/lazy/lazy-component.ts';

/** Loaded when the pointer or the focus reaches an add button. */
export const lazyAddedPopup = createLazyComponent(async () => (await import('./added-popup.tsx')).AddedPopup);
