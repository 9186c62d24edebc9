/** A turn to be ended with `end`; or a refusal, because the queue is full or the signal was aborted. */
export type Turn = { ok: true; end: () => void } | { ok: false; reason: 'busy' | 'aborted' };

/** A queue that grants one turn at a time, in order. */
export class TurnQueue {
  readonly #maxWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #isTaken = false;

  constructor({ maxWaiting }: { maxWaiting: number }) {
    this.#maxWaiting = maxWaiting;
  }

  async take(signal?: AbortSignal): Promise<Turn> {
    if (signal?.aborted) return { ok: false, reason: 'aborted' };
    if (this.#isTaken) {
      if (this.#waiting.length >= this.#maxWaiting) return { ok: false, reason: 'busy' };
      if (!(await this.#wait(signal))) return { ok: false, reason: 'aborted' };
    }
    this.#isTaken = true;
    return { ok: true, end: () => this.#next() };
  }

  #wait(signal: AbortSignal | undefined): Promise<boolean> {
    return new Promise((resolve) => {
      const go = () => {
        signal?.removeEventListener('abort', leave);
        resolve(true);
      };
      const leave = () => {
        this.#waiting.splice(this.#waiting.indexOf(go), 1);
        resolve(false);
      };
      signal?.addEventListener('abort', leave, { once: true });
      this.#waiting.push(go);
    });
  }

  /** Passed on synchronously, so that a new caller cannot overtake the queue. */
  #next(): void {
    const go = this.#waiting.shift();
    if (go) go();
    else this.#isTaken = false;
  }
}
