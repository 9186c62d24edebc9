import { TaskQueue } from '#adapters/task-queue/task-queue.ts';

/** When a client may try again for whom there was no room. */
export const BUSY_RETRY_AFTER_S = '5';

/**
 * A password's hash takes 20 to 50 ms of a thread, and files are read and responses compressed by the same four threads.
 * So only one is made at a time for each queue; guesses from elsewhere do not delay the owner, who has one of their own.
 */
export function createSignInQueues(): Record<'known' | 'unknown', TaskQueue> {
  return {
    known: new TaskQueue({ concurrency: 1, maxWaiting: 10 }),
    unknown: new TaskQueue({ concurrency: 1, maxWaiting: 20 }),
  };
}
