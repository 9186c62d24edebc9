import { expect, it } from 'vitest';
import { TaskQueue } from './task-queue.ts';

/** A task that runs until `end` is called. */
function openTask() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { task: () => promise, end: resolve };
}

it('runs no more tasks than its concurrency, in order, and continues after a failure', async () => {
  const queue = new TaskQueue({ concurrency: 2, maxWaiting: 9 });
  const started: number[] = [];
  let most = 0;
  const tasks = Array.from({ length: 9 }, (_, index) =>
    queue.run(async () => {
      started.push(index);
      most = Math.max(most, queue.running);
      await new Promise(setImmediate);
      if (index === 3) throw new Error('one fails');
      return index;
    }),
  );
  const results = await Promise.allSettled(tasks);
  expect(most).toBe(2);
  expect(started).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1);
  expect(results[8]).toEqual({ status: 'fulfilled', value: { ok: true, value: 8 } });
  expect([queue.running, queue.waiting, queue.refused]).toEqual([0, 0, 0]);
});

it('refuses a task when too many wait', async () => {
  const queue = new TaskQueue({ concurrency: 1, maxWaiting: 1 });
  const first = openTask();
  const running = queue.run(first.task);
  const waiting = queue.run(async () => 'waited');
  expect(await queue.run(async () => 'refused')).toEqual({ ok: false, reason: 'busy' });
  expect([queue.running, queue.waiting, queue.refused]).toEqual([1, 1, 1]);
  first.end();
  expect(await running).toEqual({ ok: true, value: undefined });
  expect(await waiting).toEqual({ ok: true, value: 'waited' });
});

it('does not let a new task overtake one that waits', async () => {
  const queue = new TaskQueue({ concurrency: 1, maxWaiting: 5 });
  const order: string[] = [];
  const first = openTask();
  // Added at the moment when the place is passed on.
  const running = queue.run(first.task).then(() => queue.run(async () => order.push('new')));
  const waiting = queue.run(async () => order.push('waiting'));
  first.end();
  await Promise.all([running, waiting]);
  expect(order).toEqual(['waiting', 'new']);
});

it('drops a waiting task when its signal is aborted', async () => {
  const queue = new TaskQueue({ concurrency: 1, maxWaiting: 1 });
  const first = openTask();
  const running = queue.run(first.task);
  const leaving = new AbortController();
  const left = queue.run(async () => 'never', leaving.signal);
  leaving.abort();
  expect(await left).toEqual({ ok: false, reason: 'aborted' });
  expect(await queue.run(async () => 'never', leaving.signal)).toEqual({ ok: false, reason: 'aborted' });
  const next = queue.run(async () => 'next');
  first.end();
  await running;
  expect(await next).toEqual({ ok: true, value: 'next' });
});
