import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { debounce } from './debounce.ts';

describe('[M4-26] debounce', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('runs once, 200 ms after the last call', () => {
    const action = vi.fn();
    const { call } = debounce(action, 200);
    call();
    vi.advanceTimersByTime(150);
    call();
    vi.advanceTimersByTime(199);
    expect(action).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(action).toHaveBeenCalledOnce();
  });

  it('does not run after it is cancelled', () => {
    const action = vi.fn();
    const { call, cancel } = debounce(action, 200);
    call();
    cancel();
    vi.advanceTimersByTime(1000);
    expect(action).not.toHaveBeenCalled();
  });
});
