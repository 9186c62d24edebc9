import type { Location } from 'react-router';

declare global {
  interface WindowEventMap {
    /** Dispatched by the root route: with where a navigation leads as it begins, without it once it has ended. */
    navigation: CustomEvent<Location | undefined>;
  }
}

/** Calls back after each navigation, and as it begins with where it leads. */
export function onNavigation(callback: (target: Location | undefined) => void): void {
  addEventListener('navigation', ({ detail }) => callback(detail ?? undefined));
}
