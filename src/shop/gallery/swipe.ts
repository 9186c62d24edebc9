/** The least horizontal movement that changes the image, in CSS pixels. */
export const SWIPE_PX = 40;

/** A press that moves less is a click. */
const CLICK_SLOP_PX = 8;

export type SlidePosition = { index: number; count: number };

/** The index after a horizontal movement of `dx` pixels. */
export function indexAfterSwipe(position: SlidePosition, dx: number): number {
  if (Math.abs(dx) < SWIPE_PX) return position.index;
  return indexAfterStep(position, dx < 0 ? 1 : -1);
}

/** The index after `by` steps, limited to the first and last image. */
export function indexAfterStep({ index, count }: SlidePosition, by: number): number {
  return Math.min(Math.max(index + by, 0), Math.max(count - 1, 0));
}

export function isClick(dx: number): boolean {
  return Math.abs(dx) < CLICK_SLOP_PX;
}

const keys = new Map<string, (position: SlidePosition) => number>([
  ['ArrowLeft', (position) => indexAfterStep(position, -1)],
  ['ArrowRight', (position) => indexAfterStep(position, 1)],
  ['Home', () => 0],
  ['End', ({ count }) => count - 1],
]);

/** The index after a navigation key, undefined for other keys. */
export function indexAfterKey(position: SlidePosition, key: string): number | undefined {
  return keys.get(key)?.(position);
}
