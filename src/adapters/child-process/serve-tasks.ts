import type { ProcessMessage } from './task-process.ts';

/** The other side of a TaskProcess: runs each task that the server sends, and answers with its result. */
export function serveTasks<Task, Result>(run: (task: Task) => Promise<Result>): void {
  // Ended by the server, at the latest when the server exits.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => {});
  process.once('disconnect', () => process.exit());
  process.on('message', async (task: Task) => {
    process.send?.(await answer(() => run(task)));
  });
}

async function answer<Result>(run: () => Promise<Result>): Promise<ProcessMessage<Result>> {
  try {
    return { result: await run() };
  } catch (error) {
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
