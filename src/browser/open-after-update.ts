import { onNavigation } from './navigation-events.ts';

/**
 * Opens the address of a navigation whose code is gone, as after an update of the shop: React Router reloads the address
 * that the user is leaving. Does nothing in browsers without the Navigation API.
 */
export function openAfterUpdate(): void {
  const { navigation } = window;
  if (!navigation) return;
  onNavigation((target) => {
    navigation.onnavigate = target
      ? (event) => {
          if (event.navigationType !== 'reload' || event.userInitiated) return;
          event.preventDefault();
          location.assign(target.pathname + target.search + target.hash);
        }
      : null;
  });
}
