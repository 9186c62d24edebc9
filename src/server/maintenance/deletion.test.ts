import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { scheduleDeletion } from './deletion.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('deletes each day, logs how many, and goes on after a failure', async () => {
  const logged: unknown[] = [];
  const log = pino({ base: null }, { write: (line: string) => logged.push(JSON.parse(line)) });
  const outcomes = [() => 3, () => Promise.reject(new Error('database away')), () => 0];
  const task = scheduleDeletion({
    log,
    what: 'ended sessions',
    deleteRows: async () => outcomes.shift()?.() ?? 0,
  });
  await vi.advanceTimersByTimeAsync(3 * 24 * 60 * 60 * 1000);
  await task.stop();
  expect(logged).toMatchObject([
    { deleted: 3, msg: 'ended sessions deleted' },
    { err: { message: 'database away' }, msg: 'ended sessions could not be deleted' },
    { deleted: 0, msg: 'ended sessions deleted' },
  ]);
});
