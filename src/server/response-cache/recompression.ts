import { TaskQueue } from '#adapters/task-queue/task-queue.ts';
import type { CacheEntry } from './cache-entry.ts';
import { recompress } from './encoding.ts';

/** More are left for a later time. */
const MAX_WAITING = 100;

/** Compresses entries better, each once and one at a time, while answers go out as they are. */
export class Recompression {
  readonly #queue = new TaskQueue({ concurrency: 1, maxWaiting: MAX_WAITING });
  readonly #taken = new WeakSet<CacheEntry>();

  /** Whether it has not been compressed better yet, and is not about to be. */
  isDue(entry: CacheEntry): boolean {
    return entry.encoding !== 'identity' && !this.#taken.has(entry);
  }

  /** Changes the entry in place, because lookups hold it; true once it has fewer bytes. */
  async run(entry: CacheEntry): Promise<boolean> {
    this.#taken.add(entry);
    // Without memory for it the entry stays as it is.
    const result = await this.#queue.run(() => recompress(entry)).catch(() => undefined);
    if (result?.ok) Object.assign(entry, result.value);
    else this.#taken.delete(entry);
    return result?.ok === true;
  }
}
