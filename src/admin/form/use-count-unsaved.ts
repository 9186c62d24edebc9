import { type Dispatch, type SetStateAction, useLayoutEffect } from 'react';

export type CountUnsaved = Dispatch<SetStateAction<number>>;

/** Counts a form with unsaved changes among those of its screen, which has one guard, as a router has one blocker. */
export function useCountUnsaved(unsaved: boolean, count: CountUnsaved): void {
  // A layout effect, whose updates are rendered at once: Back may follow the last key immediately.
  useLayoutEffect(() => {
    if (!unsaved) return;
    count((before) => before + 1);
    return () => count((before) => before - 1);
  }, [unsaved, count]);
}
