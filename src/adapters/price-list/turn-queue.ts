/** A turn that was given, to be ended; or none: too many wait already, or the waiting was given up. */
export type Turn = { ok: true; end: () => void } | { ok: false; reason: 'busy' | 'gone' };

/** Gives turns one at a time, in the order in which they were asked for. */
export class TurnQueue {
  readonly #mostWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #isTaken = false;

  constructor({ mostWaiting }: { mostWaiting: number }) {
    this.#mostWaiting = mostWaiting;
  }

  async take(signal?: AbortSignal): Promise<Turn> {
    if (signal?.aborted) return { ok: false, reason: 'gone' };
    if (this.#isTaken) {
      if (this.#waiting.length >= this.#mostWaiting) return { ok: false, reason: 'busy' };
      if (!(await this.#wait(signal))) return { ok: false, reason: 'gone' };
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

  /** The turn passes over at once: who comes in between has to wait behind. */
  #next(): void {
    const go = this.#waiting.shift();
    if (go) go();
    else this.#isTaken = false;
  }
}
