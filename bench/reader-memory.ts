import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { ReadTask } from '#adapters/price-list/read-and-match.ts';

/** Peak memory in MB of a process that reads this list and nothing else, including Node itself. */
export async function memoryOf(task: ReadTask): Promise<number> {
  const child = fork(new URL('read-in-process.ts', import.meta.url), { serialization: 'advanced' });
  child.send(task);
  const [kilobytes] = await once(child, 'message');
  return Number(kilobytes) / 1000;
}
