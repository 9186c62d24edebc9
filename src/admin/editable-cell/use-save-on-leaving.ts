import { useEffect, useEffectEvent, useState } from 'react';
import { useUnloadWarning } from '../form/use-unsaved-changes-guard.ts';

/**
 * Saves what was typed when another address is opened, as a click elsewhere does; a reload, which cannot wait for it,
 * asks. What goes for another reason, as the table of a narrower window, saves nothing.
 */
export function useSaveOnLeaving(unsaved: boolean, save: (() => void) | undefined): void {
  useUnloadWarning(unsaved);
  const [address] = useState(() => location.href);
  const leave = useEffectEvent(() => {
    if (unsaved && location.href !== address) save?.();
  });
  useEffect(() => () => leave(), []);
}
