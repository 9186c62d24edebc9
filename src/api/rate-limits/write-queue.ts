import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Context } from 'hono';
import { TaskQueue } from '#adapters/task-queue/task-queue.ts';
import type { ApiEnv } from '../http/env.ts';
import { Failure, failureTexts } from '../http/failure.ts';

const MAX_WAITING = 20;
/** When a client may try again for whom there was no room. */
const RETRY_AFTER_S = '5';

/**
 * A queue for writes that need no sign-in, one at a time: each of them waits for the disk, and a password's hash takes
 * 20 to 50 ms of one of the four threads that read files and compress responses, too.
 */
export function createWriteQueue(): TaskQueue {
  return new TaskQueue({ concurrency: 1, maxWaiting: MAX_WAITING });
}

type Turn<Value> = { queue: TaskQueue; task: () => Promise<Value> };

/** Runs a task after a turn of the event loop, in which others are answered. Throws a Failure when there is no room. */
export async function runInTurn<Value>(c: Context<ApiEnv>, { queue, task }: Turn<Value>): Promise<Value> {
  const inTurn = async () => {
    await nextTurn();
    return task();
  };
  const result = await queue.run(inTurn, c.req.raw.signal);
  if (result.ok) return result.value;
  c.header('Retry-After', RETRY_AFTER_S);
  throw new Failure(503, failureTexts.busy);
}
