/** How far below the window the list may end and still load more, in CSS pixels; and how long scrolling must pause. */
export const NEAR_END_PX = 50;
export const SCROLL_REST_MS = 200;

/** Whether the bottom of the list, measured from the top of the window, is near the bottom of the window. */
export function isNearEnd(listBottom: number, windowHeight: number): boolean {
  return listBottom <= windowHeight + NEAR_END_PX;
}
