import { createLazyComponent } from '#ui/lazy/lazy-component.ts';
import { untilIdle } from '#ui/lazy/until-idle.ts';

/** Loaded when the browser is idle. */
export const lazySeenProducts = createLazyComponent(async () => {
  await untilIdle();
  return (await import('./seen-products-row.tsx')).SeenProductsRow;
});
