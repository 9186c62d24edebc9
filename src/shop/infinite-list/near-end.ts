/** How near the end of the list must be to the bottom of the window, in CSS pixels, and how long scrolling must rest. */
export const NEAR_END_PX = 50;
export const SCROLL_REST_MS = 200;

/** Whether the list's bottom, measured from the window's top, is within reach of the window's bottom. */
export function isNearEnd(listBottom: number, windowHeight: number): boolean {
  return listBottom <= windowHeight + NEAR_END_PX;
}

/** Calls back once nothing has called for `ms` milliseconds. */
export function debounced(act: () => void, ms: number): { call: () => void; cancel: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    call() {
      clearTimeout(timer);
      timer = setTimeout(act, ms);
    },
    cancel: () => clearTimeout(timer),
  };
}
