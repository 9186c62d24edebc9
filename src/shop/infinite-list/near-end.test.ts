import { describe, expect, it } from 'vitest';
import { isNearEnd, NEAR_END_PX, SCROLL_REST_MS } from './near-end.ts';

describe('[M4-25] isNearEnd', () => {
  it('is within 50 px of the bottom of the window', () => {
    expect(NEAR_END_PX).toBe(50);
  });

  it.each([
    [851, 800, false],
    [850, 800, true],
    [800, 800, true],
    [300, 800, true],
    [-20, 800, true],
  ])('list ends at %i in a window of %i: %s', (listBottom, windowHeight, expected) => {
    expect(isNearEnd(listBottom, windowHeight)).toBe(expected);
  });
});

it('[M4-26] waits until scrolling has paused for 200 ms', () => {
  expect(SCROLL_REST_MS).toBe(200);
});
