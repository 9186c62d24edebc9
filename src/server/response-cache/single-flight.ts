type Flight<Value> = { result: Promise<Value>; callers: number; abort: AbortController };

/** Concurrent callers of one key share one task, which is aborted when all of them have left. */
export class SingleFlight<Value> {
  readonly #flights = new Map<string, Flight<Value>>();

  /** `signal` is that of this caller. Only a task that heeds its own signal is really aborted. */
  run(key: string, task: (signal: AbortSignal) => Promise<Value>, signal?: AbortSignal): Promise<Value> {
    const flight = this.#flights.get(key) ?? this.#start(key, task);
    flight.callers += 1;
    if (signal?.aborted) this.#leave(key, flight);
    else signal?.addEventListener('abort', () => this.#leave(key, flight), { once: true });
    return flight.result;
  }

  #start(key: string, task: (signal: AbortSignal) => Promise<Value>): Flight<Value> {
    const abort = new AbortController();
    const flight = { result: task(abort.signal).finally(() => this.#remove(key, flight)), callers: 0, abort };
    this.#flights.set(key, flight);
    return flight;
  }

  #leave(key: string, flight: Flight<Value>): void {
    flight.callers -= 1;
    if (flight.callers > 0) return;
    // The next caller starts again instead of sharing what is aborted.
    this.#remove(key, flight);
    flight.abort.abort();
  }

  #remove(key: string, flight: Flight<Value>): void {
    if (this.#flights.get(key) === flight) this.#flights.delete(key);
  }
}
