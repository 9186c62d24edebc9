/** The value of a task; or a refusal, because too many tasks wait or the signal was aborted before the start. */
export type TaskResult<Value> = { ok: true; value: Value } | { ok: false; reason: 'busy' | 'aborted' };

type TaskQueueOptions = {
  /** Tasks that run at the same time. */
  concurrency: number;
  /** Tasks that wait; more are refused. */
  maxWaiting: number;
};

/** Runs few tasks at a time, in order, and refuses those for which there is no room to wait. */
export class TaskQueue {
  readonly #concurrency: number;
  readonly #maxWaiting: number;
  readonly #waiting = new Set<() => void>();
  #running = 0;
  #refused = 0;

  constructor({ concurrency, maxWaiting }: TaskQueueOptions) {
    this.#concurrency = concurrency;
    this.#maxWaiting = maxWaiting;
  }

  get running(): number {
    return this.#running;
  }

  get waiting(): number {
    return this.#waiting.size;
  }

  /** Tasks refused as 'busy' since the start. */
  get refused(): number {
    return this.#refused;
  }

  /** Rejects when the task does. A task that has begun has to heed `signal` itself. */
  async run<Value>(task: () => Promise<Value>, signal?: AbortSignal): Promise<TaskResult<Value>> {
    if (signal?.aborted) return { ok: false, reason: 'aborted' };
    if (this.#running < this.#concurrency) this.#running += 1;
    else if (this.#waiting.size >= this.#maxWaiting) {
      this.#refused += 1;
      return { ok: false, reason: 'busy' };
    } else if (!(await this.#wait(signal))) return { ok: false, reason: 'aborted' };
    try {
      return { ok: true, value: await task() };
    } finally {
      this.#startNext();
    }
  }

  #wait(signal: AbortSignal | undefined): Promise<boolean> {
    return new Promise((resolve) => {
      const start = () => {
        signal?.removeEventListener('abort', leave);
        resolve(true);
      };
      const leave = () => {
        this.#waiting.delete(start);
        resolve(false);
      };
      signal?.addEventListener('abort', leave, { once: true });
      this.#waiting.add(start);
    });
  }

  /** The place is passed on synchronously, so that a new task cannot overtake the queue. */
  #startNext(): void {
    const [start] = this.#waiting;
    if (!start) {
      this.#running -= 1;
      return;
    }
    this.#waiting.delete(start);
    start();
  }
}
