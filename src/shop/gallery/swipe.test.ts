import { describe, expect, it } from 'vitest';
import { indexAfterKey, indexAfterStep, indexAfterSwipe, isClick, SWIPE_PX } from './swipe.ts';

const place = (index: number) => ({ index, count: 3 });

describe('[M2.3-1] indexAfterSwipe', () => {
  it('has a threshold of 40 px', () => {
    expect(SWIPE_PX).toBe(40);
  });

  it.each([
    [1, -39, 1],
    [1, -40, 2],
    [1, 39, 1],
    [1, 40, 0],
    [0, 200, 0],
    [2, -200, 2],
  ])('from image %i by %i px to %i', (index, dx, expected) => {
    expect(indexAfterSwipe(place(index), dx)).toBe(expected);
  });
});

it('stays at the only or missing image', () => {
  expect(indexAfterStep({ index: 0, count: 1 }, 1)).toBe(0);
  expect(indexAfterStep({ index: 0, count: 0 }, 1)).toBe(0);
});

it.each([
  ['ArrowRight', 2],
  ['ArrowLeft', 0],
  ['Home', 0],
  ['End', 2],
  ['Enter', undefined],
  ['toString', undefined],
])('the key %s leads to %s', (key, expected) => {
  expect(indexAfterKey(place(1), key)).toBe(expected);
});

it('distinguishes clicks from swipes', () => {
  expect(isClick(3)).toBe(true);
  expect(isClick(-20)).toBe(false);
});
