import { useEffect, useEffectEvent } from 'react';
import { useUnloadWarning } from '../form/use-unsaved-changes-guard.ts';

/** Saves what was typed when the screen is left, as a click elsewhere does; a reload, which cannot wait for it, asks. */
export function useSaveOnLeaving(unsaved: boolean, save: () => void): void {
  useUnloadWarning(unsaved);
  const leave = useEffectEvent(() => {
    if (unsaved) save();
  });
  useEffect(() => () => leave(), []);
}
