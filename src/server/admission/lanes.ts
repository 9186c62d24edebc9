import { setImmediate as nextTurn } from 'node:timers/promises';
import { TaskQueue, type TaskResult } from '#adapters/task-queue/task-queue.ts';

/** One computes while the other waits for the database or for its compression. */
const CONCURRENCY = 2;
/** Few enough that the last of them is answered within a second or two. */
const MAX_WAITING = 100;

/** `shop`: pages and public calls that are not in the response cache. `admin`: what a signed-in seller reads. */
export type Lanes = { shop: TaskQueue; admin: TaskQueue };

export function createLanes(): Lanes {
  const lane = () => new TaskQueue({ concurrency: CONCURRENCY, maxWaiting: MAX_WAITING });
  return { shop: lane(), admin: lane() };
}

/** Set once a request has passed a lane. */
export type AdmissionVariables = { isAdmitted?: boolean };

/** Runs a task in a lane, after a turn of the event loop in which cached responses are sent. */
export function admit<Value>(
  lane: TaskQueue,
  task: () => Promise<Value>,
  signal: AbortSignal,
): Promise<TaskResult<Value>> {
  return lane.run(async () => {
    await nextTurn();
    return task();
  }, signal);
}
