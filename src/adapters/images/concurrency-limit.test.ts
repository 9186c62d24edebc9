import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { limitConcurrency } from './concurrency-limit.ts';

it('runs no more tasks than its limit, in order, and continues after a failure', async () => {
  const enter = limitConcurrency(2);
  const started: number[] = [];
  let running = 0;
  let most = 0;
  const tasks = Array.from({ length: 9 }, (_, index) =>
    enter(async () => {
      started.push(index);
      running += 1;
      most = Math.max(most, running);
      await setTimeout(1);
      running -= 1;
      if (index === 3) throw new Error('one fails');
      return index;
    }),
  );
  const results = await Promise.allSettled(tasks);
  expect(most).toBe(2);
  expect(started).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(results.filter((result) => result.status === 'rejected')).toHaveLength(1);
});
