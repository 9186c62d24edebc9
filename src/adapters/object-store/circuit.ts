/** Failures in a row after which calls are refused. */
const MAX_FAILURES = 3;
const REFUSAL_MS = 1000;

type CircuitOptions = { refuse: () => Error; now?: () => number };

/**
 * Refuses calls to a service that has failed repeatedly, for a second, so that they do not all wait for their timeout.
 * After that one call at a time is let through until it succeeds.
 */
export class Circuit {
  readonly #refuse: () => Error;
  readonly #now: () => number;
  #failures = 0;
  #refusedUntil = 0;
  #isProbing = false;

  constructor({ refuse, now = Date.now }: CircuitOptions) {
    this.#refuse = refuse;
    this.#now = now;
  }

  async run<Value>(call: () => Promise<Value>): Promise<Value> {
    const isOpen = this.#failures >= MAX_FAILURES;
    if (isOpen && (this.#isProbing || this.#now() < this.#refusedUntil)) throw this.#refuse();
    this.#isProbing = isOpen;
    try {
      const value = await call();
      this.#failures = 0;
      return value;
    } catch (error) {
      this.#failures += 1;
      this.#refusedUntil = this.#now() + REFUSAL_MS;
      throw error;
    } finally {
      if (isOpen) this.#isProbing = false;
    }
  }
}
