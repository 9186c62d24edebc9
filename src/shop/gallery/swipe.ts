/** How far a finger must move sideways to change the picture, in CSS pixels. */
export const SWIPE_PX = 40;

/** Below this a press counts as a click and not as the try of a swipe. */
const CLICK_SLOP_PX = 8;

export type SlidePosition = { index: number; count: number };

/** The picture after a sideways movement of `dx` pixels; the first and the last one stay. */
export function indexAfterSwipe(place: SlidePosition, dx: number): number {
  if (Math.abs(dx) < SWIPE_PX) return place.index;
  return indexAfterStep(place, dx < 0 ? 1 : -1);
}

/** The picture `by` places on, never past the ends. */
export function indexAfterStep({ index, count }: SlidePosition, by: number): number {
  return Math.min(Math.max(index + by, 0), Math.max(count - 1, 0));
}

export function isClick(dx: number): boolean {
  return Math.abs(dx) < CLICK_SLOP_PX;
}

const keys = new Map<string, (place: SlidePosition) => number>([
  ['ArrowLeft', (place) => indexAfterStep(place, -1)],
  ['ArrowRight', (place) => indexAfterStep(place, 1)],
  ['Home', () => 0],
  ['End', ({ count }) => count - 1],
]);

/** The picture that a key leads to, or undefined for a key that means nothing here. */
export function indexAfterKey(place: SlidePosition, key: string): number | undefined {
  return keys.get(key)?.(place);
}
