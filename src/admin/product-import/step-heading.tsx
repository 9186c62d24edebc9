import type { ReactNode } from 'react';

/** The heading of what just came; takes the focus, which the control before it had. */
export function StepHeading({ children }: { children: ReactNode }) {
  return (
    <h2 tabIndex={-1} ref={focusOnMount} className="text-xl outline-none [overflow-wrap:anywhere]">
      {children}
    </h2>
  );
}

function focusOnMount(heading: HTMLHeadingElement | null): void {
  heading?.focus({ preventScroll: true });
}
