const FIRST_DELAY_MS = 60 * 60 * 1000;
const ONE_DAY_MS = 24 * FIRST_DELAY_MS;

/**
 * Does something that never fails an hour after the start, when nobody waits for the server, and then once a day. Does not keep the process
 * alive. `stop` tells what is under way, by its signal, and waits for it.
 */
export function runDaily(task: (signal: AbortSignal) => Promise<void>): { stop(): Promise<void> } {
  const stopping = new AbortController();
  let underWay = Promise.resolve();
  let timer = setTimeout(run, FIRST_DELAY_MS).unref();
  function run() {
    timer = setTimeout(run, ONE_DAY_MS).unref();
    underWay = underWay.then(() => task(stopping.signal));
  }
  return {
    async stop() {
      clearTimeout(timer);
      stopping.abort();
      await underWay;
    },
  };
}
