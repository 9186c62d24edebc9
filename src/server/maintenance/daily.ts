const FIRST_DELAY_MS = 60 * 60 * 1000;
const ONE_DAY_MS = 24 * FIRST_DELAY_MS;

/**
 * Runs a task, which must not reject, an hour after the start and then once a day. Does not keep the process alive.
 * `stop` aborts a running task and waits for it.
 */
export function runDaily(task: (signal: AbortSignal) => Promise<void>): { stop(): Promise<void> } {
  const stopping = new AbortController();
  let running = Promise.resolve();
  let timer = setTimeout(run, FIRST_DELAY_MS).unref();
  function run() {
    timer = setTimeout(run, ONE_DAY_MS).unref();
    running = running.then(() => task(stopping.signal));
  }
  return {
    async stop() {
      clearTimeout(timer);
      stopping.abort();
      await running;
    },
  };
}
