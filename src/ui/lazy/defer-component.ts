import { type ComponentType, lazy } from 'react';

/**
 * A component that the server renders and the browser loads when it is idle; put it into `Suspense`. Until then its HTML
 * stays as it came, so its properties must not change. It is left out when its module cannot be loaded.
 */
export function deferComponent<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load().catch(() => Nothing) }));
}

function Nothing() {
  return null;
}
