import { type ComponentType, lazy, memo, type ReactNode, Suspense, useRef } from 'react';
import { AfterHydration } from './after-hydration.tsx';
import { replayEvents } from './early-events.ts';

/**
 * A component that the server renders and the browser loads when it is idle. Until then its HTML stays as it came, so
 * its properties must not change; what is done in it meanwhile is repeated once it works. It is left out when its module
 * cannot be loaded. `onServer` is null in browsers.
 */
export function deferComponent<Props extends object>(
  onServer: ComponentType<Props> | null,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part: ComponentType<Props> = onServer ?? lazy(async () => ({ default: await load().catch(() => Nothing) }));
  // Rendered again with what is around it while its module is on its way, its HTML would be lost.
  return memo((props: Props) => (
    <Deferred>
      <Part {...props} />
    </Deferred>
  ));
}

function Nothing() {
  return null;
}

/** Repeats what was done in `children` before they were loaded. */
function Deferred({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  function replay() {
    if (element.current) replayEvents(element.current, window.lastClick);
  }
  return (
    <div ref={element} className="contents">
      <Suspense>
        <AfterHydration run={replay}>{children}</AfterHydration>
      </Suspense>
    </div>
  );
}
