import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAutoplay } from './autoplay.ts';

describe('rotation of a carousel', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('[M2.1-2] [M9-21] steps every three seconds', () => {
    const step = vi.fn();
    createAutoplay({ interval: 3000, step });
    vi.advanceTimersByTime(9500);
    expect(step).toHaveBeenCalledTimes(3);
  });

  it('stands still until the last reason to hold is gone', () => {
    const step = vi.fn();
    const rotation = createAutoplay({ interval: 1000, step });
    rotation.pause('pointer');
    rotation.pause('user');
    rotation.resume('pointer');
    vi.advanceTimersByTime(5000);
    expect(step).not.toHaveBeenCalled();
    rotation.resume('user');
    vi.advanceTimersByTime(1000);
    expect(step).toHaveBeenCalledTimes(1);
  });

  it('waits the whole time again after a move by hand', () => {
    const step = vi.fn();
    const rotation = createAutoplay({ interval: 1000, step });
    vi.advanceTimersByTime(900);
    rotation.restart();
    vi.advanceTimersByTime(900);
    expect(step).not.toHaveBeenCalled();
  });
});
