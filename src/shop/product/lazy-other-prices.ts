import { createLazyComponent } from '#ui/lazy/lazy-component.ts';

/** Loaded where the seller shows other prices. */
export const lazyOtherPrices = createLazyComponent(async () => (await import('./other-prices.tsx')).OtherPrices);
