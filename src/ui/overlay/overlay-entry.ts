/** The history entry that going back consumes while an overlay is open. This part is loaded with every page. */

let consume: () => boolean = () => false;

/** Sets what is called when the shopper goes back; it returns whether that is handled without the router. */
export function onGoingBack(callback: () => boolean): void {
  consume = callback;
}

/** Whether the current entry is that of an overlay. */
export function isOverlayEntry(): boolean {
  return history.state?.overlay === true;
}

/** Leaves the entry to a navigation, which is to replace it; returns whether there was one. */
export function takeOverlayEntry(): boolean {
  const taken = isOverlayEntry();
  if (taken) history.replaceState({ ...history.state, overlay: false }, '');
  return taken;
}

// Before the router adds its listener: those of the window are called in their order.
if (!import.meta.env.SSR) addEventListener('popstate', (event) => consume() && event.stopImmediatePropagation());
