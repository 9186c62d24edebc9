import { describe, expect, it } from 'vitest';
import { SingleFlight } from './single-flight.ts';

/** A task that lasts until `finish`; `signals` has one for each time that it was started. */
function openTask() {
  const signals: AbortSignal[] = [];
  const { promise, resolve } = Promise.withResolvers<string>();
  const task = (signal: AbortSignal) => {
    signals.push(signal);
    return promise;
  };
  return { task, signals, finish: resolve };
}

describe('SingleFlight', () => {
  it('runs the task once for concurrent callers, and again afterwards', async () => {
    const flights = new SingleFlight<string>();
    const { task, signals, finish } = openTask();
    const callers = [flights.run('a', task), flights.run('a', task)];
    finish('done');
    expect(await Promise.all(callers)).toEqual(['done', 'done']);
    await flights.run('a', task);
    expect(signals).toHaveLength(2);
  });

  it('aborts the task when the last caller has left, and not before', () => {
    const flights = new SingleFlight<string>();
    const { task, signals } = openTask();
    const [first, second] = [new AbortController(), new AbortController()];
    void flights.run('a', task, first.signal);
    void flights.run('a', task, second.signal);
    first.abort();
    expect(signals[0]?.aborted).toBe(false);
    second.abort();
    expect(signals[0]?.aborted).toBe(true);
  });

  it('never aborts a task for a caller without a signal', () => {
    const flights = new SingleFlight<string>();
    const { task, signals } = openTask();
    const leaving = new AbortController();
    void flights.run('a', task);
    void flights.run('a', task, leaving.signal);
    leaving.abort();
    expect(signals[0]?.aborted).toBe(false);
  });

  it('starts again for a caller who comes after the abort', () => {
    const flights = new SingleFlight<string>();
    const { task, signals } = openTask();
    void flights.run('a', task, AbortSignal.abort());
    void flights.run('a', task);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  });
});
