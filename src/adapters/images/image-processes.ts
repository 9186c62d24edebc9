import { type ProcessOutcome, TaskProcess } from '../child-process/task-process.ts';
import { TaskQueue, type TaskResult } from '../task-queue/task-queue.ts';
import type { MasterResult, MasterTask } from './make-master.ts';
import type { VariantTask } from './render-variant.ts';

/** Of pixels; those are outside of the heap. */
const execArgv = ['--max-old-space-size=128', '--allow-addons'];
/** An AVIF of 24 megapixels takes two seconds. */
const TIMEOUT_MS = 30_000;

// Images are decoded apart from the server: one of 24 megapixels takes 100 MB of memory, as AVIF even 450 MB.
const masterProcess = new TaskProcess<MasterTask, MasterResult>({
  entry: new URL('./master-process.ts', import.meta.url),
  execArgv,
});
const variantProcess = new TaskProcess<VariantTask, Uint8Array>({
  entry: new URL('./variant-process.ts', import.meta.url),
  execArgv,
});

/** As many as may be uploaded at once. */
const masters = new TaskQueue({ concurrency: 1, maxWaiting: 16 });
/** What one process renders in half a minute. */
export const variants = new TaskQueue({ concurrency: 1, maxWaiting: 200 });

/** One at a time; 'costly' when the image ended the process. Throws what is a bug. */
export async function makeMasterApart(
  task: MasterTask,
): Promise<TaskResult<MasterResult | { ok: false; reason: 'costly' }>> {
  return masters.run(async () => {
    const outcome = await runWithin(masterProcess, task);
    if ('failed' in outcome) throw new Error(`an image was not read: ${outcome.failed}`);
    return 'result' in outcome ? outcome.result : { ok: false, reason: 'costly' };
  });
}

/** `read` is called when it is its turn; undefined without a master. One at a time. */
export async function renderVariantApart(
  read: () => Promise<VariantTask | undefined>,
): Promise<TaskResult<Uint8Array | undefined>> {
  return variants.run(async () => {
    const task = await read();
    if (!task) return undefined;
    const outcome = await runWithin(variantProcess, task);
    if ('result' in outcome) return outcome.result;
    throw new Error(`a variant was not made: ${'failed' in outcome ? outcome.failed : outcome.killedBy}`);
  });
}

async function runWithin<Task extends object, Result>(
  process: TaskProcess<Task, Result>,
  task: Task,
): Promise<ProcessOutcome<Result>> {
  const timeout = setTimeout(() => process.kill(), TIMEOUT_MS);
  try {
    return await process.run(task);
  } finally {
    clearTimeout(timeout);
  }
}
