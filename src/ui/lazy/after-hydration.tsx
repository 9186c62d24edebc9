import { type ReactNode, useEffect } from 'react';

type Props = { run: () => void; children: ReactNode };

/** Runs once its children are hydrated. */
export function AfterHydration({ run, children }: Props) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: hydration ends once, whatever is rendered later
  useEffect(run, []);
  return children;
}
