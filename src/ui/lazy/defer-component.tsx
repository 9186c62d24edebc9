import { type ComponentType, lazy, memo, type ReactNode, Suspense, useRef } from 'react';
import { AfterHydration } from './after-hydration.tsx';
import { pressAgain } from './last-click.ts';

/**
 * A component that the server renders and the browser loads when it is idle. Until then its HTML stays as it came, so
 * its properties must not change; a button pressed meanwhile is pressed once it works. It is left out when its module
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

/** Presses a button again that was pressed before `children` were loaded. */
function Deferred({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  return (
    <div ref={element} className="contents">
      <Suspense>
        <AfterHydration run={() => pressAgain(window.lastClick, element.current)}>{children}</AfterHydration>
      </Suspense>
    </div>
  );
}
