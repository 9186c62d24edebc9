import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { debounced, isNearEnd, NEAR_END_PX, SCROLL_REST_MS } from './near-end.ts';

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

describe('[M4-26] debounced', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('acts once, 200 ms after the last call', () => {
    const act = vi.fn();
    const { call } = debounced(act, SCROLL_REST_MS);
    call();
    vi.advanceTimersByTime(150);
    call();
    vi.advanceTimersByTime(199);
    expect(act).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(act).toHaveBeenCalledOnce();
  });

  it('does not act after it is cancelled', () => {
    const act = vi.fn();
    const { call, cancel } = debounced(act, SCROLL_REST_MS);
    call();
    cancel();
    vi.advanceTimersByTime(1000);
    expect(act).not.toHaveBeenCalled();
  });
});
