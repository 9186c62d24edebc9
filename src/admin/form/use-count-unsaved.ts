import { type Dispatch, type SetStateAction, useEffect } from 'react';

export type CountUnsaved = Dispatch<SetStateAction<number>>;

/** Counts a form with unsaved changes among those of its screen, which has one guard, as a router has one blocker. */
export function useCountUnsaved(unsaved: boolean, count: CountUnsaved): void {
  useEffect(() => {
    if (!unsaved) return;
    count((before) => before + 1);
    return () => count((before) => before - 1);
  }, [unsaved, count]);
}
