import { type ComponentType, lazy, memo, type ReactNode, Suspense, useEffect, useRef } from 'react';

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

/** Presses a button again that was pressed before `children` were loaded: React drops clicks on what waits for code. */
function Deferred({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  const lastClick = useRef<MouseEvent>(null);
  useEffect(() => {
    const keep = (click: MouseEvent) => {
      lastClick.current = click;
    };
    // Before React, which stops the events that it drops.
    window.addEventListener('click', keep, { capture: true });
    return () => window.removeEventListener('click', keep, { capture: true });
  }, []);
  const pressAgain = () => {
    const { target, eventPhase } = lastClick.current ?? {};
    // A click that is still on its way arrives: React loads for it what it can.
    if (eventPhase !== Event.NONE || !(target instanceof Element) || !element.current?.contains(target)) return;
    target.closest('button')?.click();
  };
  return (
    <div ref={element} className="contents">
      <Suspense>
        {children}
        <OnLoaded run={pressAgain} />
      </Suspense>
    </div>
  );
}

function OnLoaded({ run }: { run: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(run, []);
  return null;
}
