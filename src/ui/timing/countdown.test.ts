import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCountdown } from './countdown.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function started() {
  const onEnd = vi.fn();
  const countdown = createCountdown({ ms: 4000, onEnd });
  countdown.start();
  return { countdown, onEnd };
}

describe('a countdown', () => {
  it('[M4-4] [M9-14] ends after 4 seconds, once', () => {
    const { onEnd } = started();
    vi.advanceTimersByTime(3999);
    expect(onEnd).not.toHaveBeenCalled();
    vi.advanceTimersByTime(10_000);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('stops while it is paused', () => {
    const { countdown, onEnd } = started();
    vi.advanceTimersByTime(3000);
    countdown.pause();
    countdown.pause();
    vi.advanceTimersByTime(60_000);
    countdown.resume();
    countdown.resume();
    vi.advanceTimersByTime(999);
    expect(onEnd).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('starts again from the whole time', () => {
    const { countdown, onEnd } = started();
    vi.advanceTimersByTime(3000);
    countdown.start();
    vi.advanceTimersByTime(3999);
    expect(onEnd).not.toHaveBeenCalled();
  });

  it('never ends after it was stopped, even when it is resumed', () => {
    const { countdown, onEnd } = started();
    countdown.stop();
    countdown.resume();
    countdown.pause();
    vi.advanceTimersByTime(60_000);
    expect(onEnd).not.toHaveBeenCalled();
  });
});
