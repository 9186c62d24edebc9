import { untilIdle } from '#ui/lazy/defer-component.ts';
import { createLazyComponent } from '#ui/lazy/lazy-component.ts';

/** Loaded when the browser is idle: without script there are no favourites. */
export const lazyFavouriteButton = createLazyComponent(async () => {
  await untilIdle();
  return (await import('./favourite-button.tsx')).FavouriteButton;
});
