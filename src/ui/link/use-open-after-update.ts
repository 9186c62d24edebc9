import { useEffect } from 'react';
import { createPath, useNavigation } from 'react-router';

/**
 * Opens the address of a navigation whose code is gone, as after an update of the shop: React Router reloads the address
 * that the user is leaving. Does nothing in browsers without the Navigation API.
 */
export function useOpenAfterUpdate(): void {
  const { location: target } = useNavigation();
  useEffect(() => {
    if (!target) return;
    const open = (event: NavigateEvent) => {
      const url = new URL(createPath(target), location.href).href;
      // Going back has changed the address already.
      if (event.navigationType !== 'reload' || event.userInitiated || url === location.href) return;
      event.preventDefault();
      location.assign(url);
    };
    window.navigation?.addEventListener('navigate', open);
    return () => window.navigation?.removeEventListener('navigate', open);
  }, [target]);
}
