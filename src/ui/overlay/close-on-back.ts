import { useEffect, useRef } from 'react';
import { isOverlayEntry, onGoingBack } from './overlay-entry.ts';

/** Closes the overlay. */
type Close = () => void;

/** The open overlays, the topmost last. While there is one, the history has an entry that going back consumes. */
const overlays: Close[] = [];
let returning = false;

/** Going back closes the overlay, instead of leaving the page. */
export function useCloseOnBack(open: boolean, close: Close): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!open) return;
    const overlay = () => latest.current();
    overlays.push(overlay);
    updateEntry();
    return () => {
      overlays.splice(overlays.indexOf(overlay), 1);
      // Later, because another overlay may be about to open.
      setTimeout(updateEntry);
    };
  }, [open]);
}

function updateEntry(): void {
  if (returning) return;
  if (overlays.length > 0 && !isOverlayEntry()) history.pushState({ ...history.state, overlay: true }, '');
  if (overlays.length > 0 || !isOverlayEntry()) return;
  returning = true;
  history.back();
}

/** The page is still the same one, so that the router has nothing to do. */
function consumeGoingBack(): boolean {
  if (!returning && overlays.length === 0) return false;
  if (!returning) overlays.at(-1)?.();
  returning = false;
  // The overlay may have refused, or others may be open.
  setTimeout(updateEntry);
  return true;
}

onGoingBack(consumeGoingBack);
