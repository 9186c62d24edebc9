import { createLazyComponent } from '#ui/lazy/lazy-component.ts';

/** Loaded when the pointer or the focus reaches a button that opens it. */
export const lazyFlavorSheet = createLazyComponent(async () => (await import('./flavor-sheet.tsx')).FlavorSheet);
