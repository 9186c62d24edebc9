import { type ComponentType, lazy, memo, Suspense } from 'react';

/**
 * A component that the server renders and the browser loads when it is idle. Until then its HTML stays as it came, so
 * its properties must not change. It is left out when its module cannot be loaded. `onServer` is null in browsers.
 */
export function deferComponent<Props extends object>(
  onServer: ComponentType<Props> | null,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part: ComponentType<Props> = onServer ?? lazy(async () => ({ default: await load().catch(() => Nothing) }));
  // Rendered again with what is around it while its module is on its way, its HTML would be lost.
  return memo((props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  ));
}

function Nothing() {
  return null;
}
