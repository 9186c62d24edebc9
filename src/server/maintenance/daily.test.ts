import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runDaily } from './daily.ts';

const HOUR = 60 * 60 * 1000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('runs an hour after the start and then each day, until it is stopped', async () => {
  let runs = 0;
  const work = runDaily(async () => {
    runs += 1;
  });
  const after = async (hours: number) => {
    await vi.advanceTimersByTimeAsync(hours * HOUR);
    return runs;
  };
  expect([await after(0.9), await after(0.2), await after(22), await after(2)]).toEqual([0, 1, 1, 2]);
  await work.stop();
  expect(await after(100)).toBe(2);
});

it('aborts a running task when stopped, and waits for it', async () => {
  let ended = false;
  const work = runDaily(
    (signal) =>
      new Promise((resolve) =>
        signal.addEventListener('abort', () => {
          ended = true;
          resolve();
        }),
      ),
  );
  await vi.advanceTimersByTimeAsync(2 * HOUR);
  await work.stop();
  expect(ended).toBe(true);
});
