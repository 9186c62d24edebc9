import { createLazyComponent } from '#ui/lazy/lazy-component.ts';
import { untilIdle } from '#ui/lazy/until-idle.ts';

/** Loaded when the browser is idle: without script there are no favourites. */
export const lazyFavouriteButton = createLazyComponent(async () => {
  await untilIdle();
  return (await import('./favourite-button.tsx')).FavouriteButton;
});
