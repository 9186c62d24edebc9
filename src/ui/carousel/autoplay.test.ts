import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAutoplay } from './autoplay.ts';

describe('autoplay of a carousel', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('[M2.1-2] [M9-21] steps every three seconds', () => {
    const step = vi.fn();
    createAutoplay({ interval: 3000, step });
    vi.advanceTimersByTime(9500);
    expect(step).toHaveBeenCalledTimes(3);
  });

  it('pauses until the last reason is gone', () => {
    const step = vi.fn();
    const autoplay = createAutoplay({ interval: 1000, step });
    autoplay.pause('pointer');
    autoplay.pause('user');
    autoplay.resume('pointer');
    vi.advanceTimersByTime(5000);
    expect(step).not.toHaveBeenCalled();
    autoplay.resume('user');
    vi.advanceTimersByTime(1000);
    expect(step).toHaveBeenCalledTimes(1);
  });

  it('restarts the interval after a move by the user', () => {
    const step = vi.fn();
    const autoplay = createAutoplay({ interval: 1000, step });
    vi.advanceTimersByTime(900);
    autoplay.restart();
    vi.advanceTimersByTime(900);
    expect(step).not.toHaveBeenCalled();
  });
});
